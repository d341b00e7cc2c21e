const mailboxPath = '/apps/mailbox'
export const folderPath = (slug: string) => `${mailboxPath}/${slug}`
export const filterPath = (slug: string) => `${mailboxPath}/filter/${slug}`
export const labelPath = (slug: string) => `${mailboxPath}/label/${slug}`
/** Wherever it lies. */
export const mailPath = (id: string) => `${mailboxPath}/inbox?mail=${id}`
/** A draft that is being written. */
export const writePath = (id: string) => `${mailboxPath}/drafts?schreiben=${id}`
