/** What stands above the directory of contacts; it comes with the page and not with the shell. */
export const heuteOnKontakte = async () => (await import('./HeuteAbove.tsx')).HeuteAbove
