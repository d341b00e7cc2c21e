const filesPath = '/apps/file-manager'

/** Null is the root. */
export const folderPath = (folderId: string | null): string => (folderId === null ? filesPath : `${filesPath}?ordner=${folderId}`)
