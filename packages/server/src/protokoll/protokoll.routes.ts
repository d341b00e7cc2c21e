/** The room of the audit trail: its table of contents. */
import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { exportAntwort } from '../liste/export.ts'
import type { Ports } from '../ports.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { spalten } from './export.ts'
import { createProtokoll } from './protokoll.usecases.ts'

export function protokollRoutes(ports: Ports): Route[] {
  const protokoll = createProtokoll(ports)
  const { list, exportieren, own, einsicht } = protokollContract
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
    geschuetzt(own, ({ akteur, query }) => protokoll.own(akteur, query)),
    geschuetzt(einsicht, ({ akteur, params, query }) => protokoll.einsicht(akteur, params.klientId, query)),
  ]
}
