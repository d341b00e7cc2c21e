import { callRaw } from './apiClient.ts'

/** Downloads a file with the session; a plain link could not send the Bearer header. */
export async function download(
  contractCall: Parameters<typeof callRaw>[0],
  { fileName, ...what }: { params?: unknown; query?: unknown; fileName: string },
): Promise<void> {
  const response = await callRaw(contractCall, what)
  saveBlob(await response.blob(), fileName)
}

export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has read the URL by then; a minute is more than any dialog needs to start.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
