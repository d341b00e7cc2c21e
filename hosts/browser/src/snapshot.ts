/** One line of JSON, then a compressed archive. */
export interface Snapshot {
  /** The clock of the practice, ISO 8601. */
  now: string
  archive: Blob
}

const mark = 'dreiklang-uebung-1'
/** A foreign file may be one endless line. */
const longestHead = 1000

export function writeSnapshot({ now, archive }: Snapshot): Blob {
  return new Blob([`${JSON.stringify({ mark, now })}\n`, archive], { type: 'application/octet-stream' })
}

/** Null for a file that is none of ours. */
export async function readSnapshot(file: Blob): Promise<Snapshot | null> {
  const start = new Uint8Array(await file.slice(0, longestHead).arrayBuffer())
  const end = start.indexOf(10)
  if (end === -1) return null
  const now = nowOf(new TextDecoder().decode(start.subarray(0, end)))
  return now === null ? null : { now, archive: file.slice(end + 1, file.size, 'application/x-gzip') }
}

function nowOf(head: string): string | null {
  try {
    const said: unknown = JSON.parse(head)
    if (typeof said !== 'object' || said === null || !('mark' in said) || said.mark !== mark || !('now' in said)) return null
    return typeof said.now === 'string' && !Number.isNaN(Date.parse(said.now)) ? said.now : null
  } catch {
    return null
  }
}
