import type { Entry, EntryAnswer } from '@dreiklang/domain/unterwegs/entry.contract'
import { unterwegsContract } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { openHaus } from '../bestellung/bestellung.fixtures.ts'
import { create, planBody } from '../hausbesuch/hausbesuch.fixtures.ts'
import type { TestClient } from '../testServer.ts'
import { personId } from '../tour/tour.fixtures.ts'

export type Weg = Awaited<ReturnType<typeof openWeg>>

export async function openWeg() {
  const haus = await openHaus()
  const leitung = await haus.wer('pflege-admin')
  const id = (konto: string) => personId(haus, konto)
  let um = 6
  return {
    haus,
    pfleger: await haus.wer('pfleger'),
    leitung,
    id,
    minutesAgo: (minutes: number) => new Date(haus.clock.now.getTime() - minutes * 60_000).toISOString(),
    /** A visit, of the nurse alone unless said otherwise; each at another hour. */
    plan({ konten = ['pfleger'], ...rest }: { konten?: readonly string[] } & Record<string, unknown> = {}): Promise<string> {
      um += 1
      const uhrzeit = `${String(um).padStart(2, '0')}:00`
      return create(leitung, 'plan', planBody({ klientId: haus.klientId, personIds: konten.map(id) }, { uhrzeit, ...rest }))
    },
  }
}

export async function send(client: TestClient, ...eintraege: Entry[]): Promise<EntryAnswer[]> {
  const { status, body, text } = await client.call(unterwegsContract.send, { body: { eintraege } })
  if (status !== 200) throw new Error(text)
  return body.antworten
}

export const results = (answers: readonly EntryAnswer[]) => answers.map(({ ergebnis, code }) => code ?? ergebnis)
