/** A ZIP archive that is made while it is sent. Nothing is compressed: pictures, films and office files are already. */
import { Zip, ZipPassThrough } from 'fflate'

export interface Entry {
  path: string
  modifiedAt: string
  bytes: () => AsyncGenerator<Uint8Array<ArrayBuffer>>
}

export async function* zipOf(entries: readonly Entry[]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let made: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error
    made.push(Uint8Array.from(bytes))
  })
  const take = () => {
    const now = made
    made = []
    return now
  }
  for (const { path, modifiedAt, bytes } of entries) {
    const file = new ZipPassThrough(path)
    file.mtime = modifiedAt
    zip.add(file)
    for await (const chunk of bytes()) {
      file.push(chunk)
      yield* take()
    }
    file.push(new Uint8Array(), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
