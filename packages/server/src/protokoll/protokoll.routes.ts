import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { exportAntwort } from '../liste/export.ts'
import type { Ports } from '../ports.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { spalten } from './export.ts'
import type { Kette } from './kette.ts'
import { createProtokoll } from './protokoll.usecases.ts'

export function protokollRoutes(ports: Ports, kette: Pick<Kette, 'kopf'>): Route[] {
  const protokoll = createProtokoll(ports, kette)
  const { list, exportieren, kopf, own, einsicht } = protokollContract
  return [
    geschuetzt(list, ({ akteur, query }) => protokoll.list(akteur, query)),
    geschuetzt(exportieren, ({ akteur, query: { format, ...filter }, sprache }) =>
      exportAntwort(protokoll.alle(akteur, filter), {
        format,
        spalten,
        sprache,
        dateiname: `protokoll-${berlinDatum(ports.clock.now().toISOString())}`,
        blatt: 'Protokoll',
      }),
    ),
    geschuetzt(kopf, async ({ akteur }) => {
      const dateiname = `protokoll-kopf-${berlinDatum(ports.clock.now().toISOString())}.jsonl`
      return new Response(await protokoll.kopf(akteur), {
        headers: {
          'content-type': 'application/octet-stream',
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="${dateiname}"`,
        },
      })
    }),
    geschuetzt(own, ({ akteur, query }) => protokoll.own(akteur, query)),
    geschuetzt(einsicht, ({ akteur, params, query }) => protokoll.einsicht(akteur, params.klientId, query)),
  ]
}
