import type { TourAngaben } from '@dreiklang/domain/tour/handlungen.contract'
import { tourContract, tourStepContract } from '@dreiklang/domain/tour/tour.contract'
import type { TourHandlung } from '@dreiklang/domain/tour/transitions'
import { type TourAnswer, tourAnswer } from '@dreiklang/domain/tour/view.contract'
import type { Haus, Konto } from '../bestellung/bestellung.fixtures.ts'
import { create, planBody } from '../hausbesuch/hausbesuch.fixtures.ts'
import { createServer } from '../server.ts'

export const heute = '2026-11-18'

export const personId = (haus: Haus, konto: string): string => {
  const person = haus.ensemble.personen[konto]
  if (person === undefined) throw new Error(`There is no ${konto}`)
  return person.personId
}

export async function replan(haus: Haus, uhrzeit: string, { konto = 'pfleger', klientId = haus.klientId } = {}): Promise<string> {
  const body = planBody({ klientId, personIds: [personId(haus, konto)] }, { datum: heute, uhrzeit })
  return create(await haus.wer('pflege-admin'), 'plan', body)
}

interface Wessen {
  als?: Konto
  von?: Konto
}

export async function readTour(haus: Haus, { als = 'pfleger', von = als }: Wessen = {}): Promise<TourAnswer> {
  const client = await haus.wer(als)
  const { body } = await client.call(tourContract.read, { params: { datum: heute, personId: personId(haus, von) } })
  return tourAnswer.parse(body)
}

export async function runTour<H extends TourHandlung>(
  haus: Haus,
  handlung: H,
  angaben: Omit<TourAngaben<H>, 'version'> & { version?: number },
  { als = 'pfleger', von = als, key }: Wessen & { key?: string } = {},
) {
  const client = await haus.wer(als)
  const version = angaben.version ?? (await readTour(haus, { als, von })).version
  return client.call(tourStepContract[handlung], {
    params: { datum: heute, personId: personId(haus, von) },
    body: { ...angaben, version },
    ...(key === undefined ? {} : { key }),
  })
}

/** The manager hands over the tour of the nurse; the database breaks when the visits are moved and the second of both tours is to be kept. */
export async function handOverWithError(haus: Haus, angaben: TourAngaben<'uebergeben'>): Promise<Response> {
  let touren = 0
  const { database } = haus.ports
  const server = await createServer({
    ...haus.ports,
    log: { ...haus.ports.log, error: () => {} },
    database: {
      ...database,
      transaction: (context, work) =>
        database.transaction(context, (tx) =>
          work({
            query: (statement, values) => tx.query(statement, values),
            write: async (statement, values) => {
              if (statement.name === 'tour.einfuegen' || statement.name === 'tour.aendern') touren += 1
              if (touren === 2) throw new Error('The disk is full')
              return tx.write(statement, values)
            },
          }),
        ),
    },
  })
  const { token } = await haus.wer('pflege-admin')
  const request = new Request(`http://test.invalid/api/touren/${heute}/${personId(haus, 'pfleger')}/uebergeben`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'mitten-im-fehler' },
    body: JSON.stringify(angaben),
  })
  const answer = await server.fetch(request, { address: '127.0.0.1' })
  await server.close()
  return answer
}
