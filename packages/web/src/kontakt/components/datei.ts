/** Files that are made here, and texts of files that people choose. */

/** Gives a text to the browser as a file. */
export function gibHeraus(text: string, { name, art }: { name: string; art: string }): void {
  const adresse = URL.createObjectURL(new Blob([text], { type: `${art};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = adresse
  link.download = name
  link.click()
  // The browser has taken the address by then; a minute is more than any dialog needs to start.
  setTimeout(() => URL.revokeObjectURL(adresse), 60_000)
}

/** UTF-8, else the code page of Windows: what table programs of German offices still write. */
export async function liesDatei(datei: Blob): Promise<string> {
  const bytes = await datei.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // A byte that cannot stand in UTF-8.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
