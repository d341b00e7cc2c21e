/** What somebody has entered in this tab and not sent: all that is kept in the tab under it goes when that person signs out. */
export const unsavedPrefix = 'dreiklang.entwurf.'
