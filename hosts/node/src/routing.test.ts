import type { Ort } from '@dreiklang/domain/hausbesuch/reisezeit'
import { describe, expect, it } from 'vitest'
import { createRouting } from './routing.ts'

const place = (breite: number | null, laenge: number | null): Ort => ({
  plz: '80331',
  strasse: `Weg ${breite}`,
  hausnummer: '1',
  breite,
  laenge,
})
const [home, practice, unknown] = [place(48.13715, 11.57612), place(48.2, 11.6), place(null, null)]

function service(answer: () => Response | Promise<Response>) {
  const asked: string[] = []
  const warned: string[] = []
  const clock = { now: 0 }
  const routing = createRouting({
    url: 'https://router.example',
    log: { warn: (_fields, message) => warned.push(message) },
    fetch: async (input) => {
      asked.push(input instanceof Request ? input.url : input.toString())
      return answer()
    },
    now: () => clock.now,
  })
  return { routing, asked, warned, clock }
}
const table = () =>
  Response.json({
    durations: [
      [0, 601],
      [420, 0],
    ],
    distances: [
      [0, 8123.4],
      [8000, 0],
    ],
  })

describe('the ways between places', () => {
  it('are estimated without a routing service', async () => {
    const [row] = await createRouting({ url: null, log: { warn: () => {} } }).reisen([home, practice])
    expect(row?.[1]).toMatchObject({ quelle: 'SCHAETZUNG', meter: null })
    expect(row?.[1]?.minuten).toBeGreaterThan(5)
  })

  it('are asked of the service by coordinates alone, once, and estimated where there are none', async () => {
    const { routing, asked } = service(table)
    const ways = await routing.reisen([home, practice, unknown])
    expect(ways[0]?.[1]).toEqual({ minuten: 11, meter: 8123, quelle: 'DIENST' })
    expect(ways[1]?.[0]).toEqual({ minuten: 7, meter: 8000, quelle: 'DIENST' })
    expect(ways[0]?.[2]).toMatchObject({ quelle: 'SCHAETZUNG' })
    expect(await routing.reisen([practice, home])).toEqual([
      [ways[1]?.[1], ways[1]?.[0]],
      [ways[0]?.[1], ways[0]?.[0]],
    ])
    expect(asked).toEqual(['https://router.example/table/v1/driving/11.5761,48.1371;11.6000,48.2000?annotations=duration,distance'])
  })

  it.each([
    ['refuses', () => new Response('', { status: 429 })],
    ['answers something else', () => Response.json({ code: 'Ok' })],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('are estimated while the service %s, which is then left alone for a minute', async (_how, answer) => {
    const { routing, asked, warned, clock } = service(answer)
    expect((await routing.reisen([home, practice]))[0]?.[1]).toMatchObject({ quelle: 'SCHAETZUNG' })
    await routing.reisen([home, practice])
    expect([asked.length, warned.length]).toEqual([1, 1])
    clock.now = 60_001
    await routing.reisen([home, practice])
    expect(asked).toHaveLength(2)
  })
})
