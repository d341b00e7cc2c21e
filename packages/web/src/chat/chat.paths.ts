export const chatPath = '/apps/chat'
/** Stands where the id of a chat would stand. */
export const newChat = 'neu'
export const newChatPath = `${chatPath}/${newChat}`
export const oneChatPath = (chatId: string) => `${chatPath}/${chatId}`
export const lineOfChatPath = (chatId: string, nr: number) => `${oneChatPath(chatId)}?nachricht=${nr}`
