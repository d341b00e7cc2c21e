/** UTF-8, otherwise the Windows code page that German office programs still write. */
export async function readDatei(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // A byte that is invalid in UTF-8.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
