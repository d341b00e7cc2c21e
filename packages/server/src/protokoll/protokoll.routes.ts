import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import { seiteOf } from '@dreiklang/domain/shared/akteur'
import { personWordOf } from '@dreiklang/domain/shared/personWord'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { headOf } from '../liste/angaben.ts'
import { exportAnswer } from '../liste/export.ts'
import type { Ports } from '../ports.ts'
import { type Route, signedIn } from '../shared/route.ts'
import { protokollColumns, protokollFilterWords } from './export.ts'
import type { Kette } from './kette.ts'
import { createProtokoll } from './protokoll.usecases.ts'

export function protokollRoutes(ports: Ports, kette: Pick<Kette, 'kopf'>): Route[] {
  const protokoll = createProtokoll(ports, kette)
  const { list, exportieren, kopf, own, einsicht } = protokollContract
  return [
    signedIn(list, ({ akteur, sprache, query }) => protokoll.list({ akteur, sprache }, query)),
    signedIn(exportieren, ({ akteur, query: { format, ...filter }, sprache }) =>
      exportAnswer(protokoll.alle({ akteur, sprache }, filter), {
        format,
        spalten: protokollColumns(personWordOf(seiteOf(akteur.rolle))),
        kopf: headOf({ akteur, sprache, now: ports.clock.now(), filter, worte: protokollFilterWords }),
        sprache,
        dateiname: `protokoll-${berlinDate(ports.clock.now().toISOString())}`,
        blatt: sprache === 'de' ? 'Protokoll' : 'Audit trail',
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
    signedIn(own, ({ akteur, sprache, query }) => protokoll.own({ akteur, sprache }, query)),
    signedIn(einsicht, ({ akteur, sprache, params, query }) => protokoll.einsicht({ akteur, sprache }, params.klientId, query)),
  ]
}
