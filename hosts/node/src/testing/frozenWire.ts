/** A wire to a database that can be frozen: it takes everything and lets nothing through, as a machine that hangs does. */
import { type Socket, connect, createServer } from 'node:net'

export interface Wire {
  port: number
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

export async function openWire(target: { host: string; port: number }): Promise<Wire> {
  let frozen = false
  const ends = new Set<Socket>()
  const join = (from: Socket, to: Socket) => {
    ends.add(from)
    if (frozen) from.pause()
    from.on('data', (bytes) => to.write(bytes))
    from.on('close', () => {
      ends.delete(from)
      to.destroy()
    })
    from.on('error', () => {})
  }
  const server = createServer((near) => {
    const far = connect(target)
    join(near, far)
    join(far, near)
    if (frozen) near.pause()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    freeze() {
      frozen = true
      for (const end of ends) end.pause()
    },
    thaw() {
      frozen = false
      for (const end of ends) end.resume()
    },
    close: () =>
      new Promise((resolve) => {
        for (const end of ends) end.destroy()
        server.close(() => resolve())
      }),
  }
}
