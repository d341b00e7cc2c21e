/** Texts of files that people choose. */

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
