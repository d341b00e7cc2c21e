/** Against a server of this test that speaks as clamd does (clamd(8), INSTREAM); a clamd itself does not belong to what is installed. */
import { type AddressInfo, type Socket, createServer } from 'node:net'
import { ScannerUnavailable } from '@dreiklang/server/shared/virusScan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClamd, readClamdAddress } from './clamd.ts'

const most = 3_000
/** The bytes of the pieces; null as long as the end is missing. */
function contentIn(received: Buffer): Buffer | null {
  const found: Buffer[] = []
  let at = 'zINSTREAM\0'.length
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(found)
    found.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

function answer(socket: Socket): void {
  let received = Buffer.alloc(0)
  socket.on('error', () => {})
  socket.on('data', (piece: Buffer) => {
    received = Buffer.concat([received, piece])
    if (received.length > most) return void socket.end('INSTREAM size limit exceeded. ERROR\0')
    const content = contentIn(received)
    if (content === null) return
    if (content.includes('CRASH')) return void socket.destroy()
    socket.end(content.includes('EVIL') ? 'stream: Test.Evil FOUND\0' : 'stream: OK\0')
  })
}

const server = createServer(answer)
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

async function* pieces(...texts: string[]) {
  for (const text of texts) yield new TextEncoder().encode(text)
}

describe('a file that the scanner looks through', () => {
  const scan = (...texts: string[]) => createClamd({ host: '127.0.0.1', port }).scan(pieces(...texts))

  it('is clean, infected across its pieces, or too large for it', async () => {
    expect([
      await scan('%PDF', ' harmless'),
      await scan('a', 'EV', 'IL', 'b'),
      await scan(...Array.from({ length: 60 }, () => 'x'.repeat(100))),
    ]).toEqual(['clean', 'infected', 'too-large'])
  })

  it('is not taken for clean when the scanner hangs up or is not there', async () => {
    await expect(scan('CRASH')).rejects.toBeInstanceOf(ScannerUnavailable)
    await expect(createClamd({ host: '127.0.0.1', port: 9 }).scan(pieces('x'))).rejects.toBeInstanceOf(ScannerUnavailable)
  })

  it('that cannot be read says so, and not that the scanner is away', async () => {
    const broken = new Error('a part is missing')
    async function* failing() {
      yield new Uint8Array(3)
      throw broken
    }
    await expect(createClamd({ host: '127.0.0.1', port }).scan(failing())).rejects.toBe(broken)
  })
})

it.each([
  ['tcp://scan.example', { host: 'scan.example', port: 3310 }],
  ['tcp://[::1]:3311', { host: '::1', port: 3311 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['http://scan.example', null],
  ['clamd', null],
])('the address of a scanner %s is read as %j', (text, address) => {
  expect(readClamdAddress(text)).toEqual(address)
})
