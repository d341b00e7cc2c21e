/** For tests of what comes from the way: a nurse and her manager, moments before now, and what her device sends. */
import type { Eintrag, EintragAntwort } from '@dreiklang/domain/unterwegs/eintrag.contract'
import { unterwegsContract } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { oeffneHaus } from '../bestellung/bestellung.fixtures.ts'
import { legeAn, planBody } from '../hausbesuch/hausbesuch.fixtures.ts'
import type { TestClient } from '../testServer.ts'
import { personId } from '../tour/tour.fixtures.ts'

export type Weg = Awaited<ReturnType<typeof oeffneWeg>>

export async function oeffneWeg() {
  const haus = await oeffneHaus()
  const leitung = await haus.wer('pflege-admin')
  const id = (konto: string) => personId(haus, konto)
  let um = 6
  return {
    haus,
    pfleger: await haus.wer('pfleger'),
    leitung,
    id,
    vorMinuten: (minuten: number) => new Date(haus.clock.jetzt.getTime() - minuten * 60_000).toISOString(),
    /** A visit, of the nurse alone unless said otherwise; each at another hour. */
    plane({ konten = ['pfleger'], ...rest }: { konten?: readonly string[] } & Record<string, unknown> = {}): Promise<string> {
      um += 1
      const uhrzeit = `${String(um).padStart(2, '0')}:00`
      return legeAn(leitung, 'plan', planBody({ klientId: haus.klientId, personIds: konten.map(id) }, { uhrzeit, ...rest }))
    },
  }
}

export async function sende(client: TestClient, ...eintraege: Eintrag[]): Promise<EintragAntwort[]> {
  const { status, body, text } = await client.call(unterwegsContract.send, { body: { eintraege } })
  if (status !== 200) throw new Error(text)
  return body.antworten
}

/** What became of each, or why nothing did. */
export const ergebnisse = (antworten: readonly EintragAntwort[]) => antworten.map(({ ergebnis, code }) => code ?? ergebnis)
