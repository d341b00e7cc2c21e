import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { exportAnswer } from '../liste/export.ts'
import type { Ports } from '../ports.ts'
import { type Route, signedIn } from '../shared/route.ts'
import { columns } from './export.ts'
import type { Kette } from './kette.ts'
import { createProtokoll } from './protokoll.usecases.ts'

export function protokollRoutes(ports: Ports, kette: Pick<Kette, 'kopf'>): Route[] {
  const protokoll = createProtokoll(ports, kette)
  const { list, exportieren, kopf, own, einsicht } = protokollContract
  return [
    signedIn(list, ({ akteur, query }) => protokoll.list(akteur, query)),
    signedIn(exportieren, ({ akteur, query: { format, ...filter }, sprache }) =>
      exportAnswer(protokoll.alle(akteur, filter), {
        format,
        spalten: columns,
        sprache,
        dateiname: `protokoll-${berlinDate(ports.clock.now().toISOString())}`,
        blatt: 'Protokoll',
      }),
    ),
    signedIn(kopf, async ({ akteur }) => {
      const dateiname = `protokoll-kopf-${berlinDate(ports.clock.now().toISOString())}.jsonl`
      return new Response(await protokoll.kopf(akteur), {
        headers: {
          'content-type': 'application/octet-stream',
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="${dateiname}"`,
        },
      })
    }),
    signedIn(own, ({ akteur, query }) => protokoll.own(akteur, query)),
    signedIn(einsicht, ({ akteur, params, query }) => protokoll.einsicht(akteur, params.klientId, query)),
  ]
}
