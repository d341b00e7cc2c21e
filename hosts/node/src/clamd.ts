/** Asks a clamd whether a file is clean, by its command INSTREAM: pieces, each with its length before it, and a length of nothing at the end. */
import { createConnection } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { type ScanResult, type VirusScan, ScannerUnavailable } from '@dreiklang/server/shared/virusScan'

export type ClamdAddress = { host: string; port: number } | { path: string }

/** `tcp://host:3310` or `unix:/path`; null for anything else. */
export function readClamdAddress(text: string): ClamdAddress | null {
  if (text.startsWith('unix:/')) return { path: text.slice('unix:'.length) }
  if (!URL.canParse(text)) return null
  const { protocol, hostname, port } = new URL(text)
  if (protocol !== 'tcp:' || hostname === '') return null
  return { host: hostname.replaceAll(/^\[|\]$/g, ''), port: port === '' ? 3310 : Number(port) }
}

/** Small, so that little is under way when it hangs up because of the size. */
const sliceBytes = 65_536

async function* slicesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) for (let at = 0; at < piece.length; at += sliceBytes) yield piece.subarray(at, at + sliceBytes)
}

/** Without a word from it for so long it counts as away; a large file takes a while. */
const patienceMs = 120_000

/** @throws ScannerUnavailable */
function resultOf(answer: string): ScanResult {
  const said = answer.replace(/^stream: /, '').trim()
  if (said === 'OK') return 'clean'
  if (said.endsWith(' FOUND')) return 'infected'
  if (said.includes('size limit exceeded')) return 'too-large'
  throw new ScannerUnavailable(new Error(said === '' ? 'clamd has hung up' : `clamd said: ${said.slice(0, 200)}`))
}

/** A line that was cut while we wrote: what clamd had said may be lost with it. */
const isCut = (error: unknown): boolean => error instanceof Error && 'code' in error && ['EPIPE', 'ECONNRESET'].includes(String(error.code))

function isAlive(address: ClamdAddress): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(address, () => socket.write('zPING\0'))
    socket.setTimeout(5_000, () => socket.destroy())
    socket.on('data', (piece) => {
      resolve(piece.toString('utf8').startsWith('PONG'))
      socket.destroy()
    })
    socket.on('error', () => resolve(false))
    socket.on('close', () => resolve(false))
  })
}

export function createClamd(address: ClamdAddress): VirusScan {
  async function ask(bytes: AsyncIterable<Uint8Array>): Promise<string> {
    const socket = createConnection(address)
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('clamd does not answer')))
    let answer = ''
    let failure: unknown = null
    const ended = new Promise<void>((resolve) => {
      socket.on('data', (piece) => {
        answer += piece.toString('utf8')
      })
      socket.on('error', (error) => {
        failure = error
      })
      socket.on('close', () => resolve())
    })
    const write = (piece: Uint8Array) =>
      new Promise<void>((resolve) => {
        // It hangs up in the middle of what is too large: what it has said then counts.
        if (socket.destroyed) resolve()
        else socket.write(piece, () => resolve())
      })
    try {
      await write(Buffer.from('zINSTREAM\0'))
      for await (const piece of slicesOf(bytes)) {
        const length = Buffer.alloc(4)
        length.writeUInt32BE(piece.length)
        await write(Buffer.concat([length, piece]))
        // It may have said something, and that is read before the next write finds the line cut.
        await turn()
        if (socket.destroyed || answer !== '') break
      }
      if (answer === '') await write(Buffer.alloc(4))
      await ended
    } finally {
      socket.destroy()
    }
    // One that lives and cuts the line in the middle of a file has reached its limit; to start anew it would need seconds.
    if (answer === '' && isCut(failure) && (await isAlive(address))) return 'INSTREAM size limit exceeded. ERROR'
    if (answer === '' && failure !== null) throw failure
    return answer.replaceAll('\0', '')
  }

  return {
    async scan(bytes) {
      const trouble = { reading: null as unknown }
      async function* watched() {
        try {
          yield* bytes
        } catch (error) {
          trouble.reading = error
          throw error
        }
      }
      const answer = await ask(watched()).catch((error: unknown) => {
        // What cannot be read is no fault of the scanner.
        throw trouble.reading === error ? error : new ScannerUnavailable(error)
      })
      return resultOf(answer)
    },
  }
}
