export const chatPath = '/apps/chat'
/** Stands where the id of a chat would stand. */
export const newChat = 'neu'
export const newChatPath = `${chatPath}/${newChat}`
/** The choice of somebody, narrowed down to an organisation or a name. */
export const writeToPath = (name: string) => `${newChatPath}?an=${encodeURIComponent(name)}`
export const oneChatPath = (chatId: string) => `${chatPath}/${chatId}`
export const lineOfChatPath = (chatId: string, nr: number) => `${oneChatPath(chatId)}?nachricht=${nr}`
