import { protokollContract, type ProtokollListRow } from '@dreiklang/domain/protokoll/protokoll.contract'
import { berlinDate, berlinClock } from '@dreiklang/domain/shared/time'
import { exportAnswer, type ExportColumn } from '../liste/export.ts'
import type { Ports } from '../ports.ts'
import { type Route, signedIn } from '../shared/route.ts'
import type { Kette } from './kette.ts'
import { createProtokoll } from './protokoll.usecases.ts'

/** Codes stay codes: the file is for those who check, also by machine. */
const columns: readonly ExportColumn<ProtokollListRow>[] = [
  { titel: { de: 'Nummer', en: 'Number' }, wert: ({ id }) => id },
  { titel: { de: 'Zeit (UTC)', en: 'Time (UTC)' }, wert: ({ bis }) => bis },
  { titel: { de: 'Zeit (Berlin)', en: 'Time (Berlin)' }, wert: ({ bis }) => berlinClock(bis) },
  { titel: { de: 'Person', en: 'Person' }, wert: ({ person }) => person?.name ?? person?.id ?? null },
  { titel: { de: 'Rolle', en: 'Role' }, wert: ({ person }) => person?.rolle ?? null },
  { titel: { de: 'Organisation', en: 'Organisation' }, wert: ({ organisation }) => organisation },
  { titel: { de: 'Art', en: 'Type' }, wert: ({ art }) => art },
  { titel: { de: 'Aufruf', en: 'Call' }, wert: ({ aktion }) => aktion },
  { titel: { de: 'Gegenstand', en: 'Subject' }, wert: ({ objektArt }) => objektArt },
  { titel: { de: 'Bezeichnung', en: 'Name' }, wert: ({ objekt, objektId }) => objekt ?? objektId },
  { titel: { de: 'Klient', en: 'Client' }, wert: ({ klient }) => klient?.name ?? klient?.id ?? null },
  { titel: { de: 'Felder', en: 'Fields' }, wert: ({ felder }) => felder.join(', ') },
  { titel: { de: 'Grund', en: 'Reason' }, wert: ({ grund }) => grund },
  { titel: { de: 'Netz', en: 'Network' }, wert: ({ adresse }) => adresse },
  { titel: { de: 'Anfrage', en: 'Request' }, wert: ({ anfrage }) => anfrage },
]

export function protokollRoutes(ports: Ports, kette: Pick<Kette, 'kopf'>): Route[] {
  const protokoll = createProtokoll(ports, kette)
  const { list, exportieren, kopf, own, einsicht } = protokollContract
  return [
    signedIn(list, ({ akteur, sprache, query }) => protokoll.list({ akteur, sprache }, query)),
    signedIn(exportieren, ({ akteur, query: { format, ...filter }, sprache }) =>
      exportAnswer(protokoll.alle({ akteur, sprache }, filter), {
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
    signedIn(own, ({ akteur, sprache, query }) => protokoll.own({ akteur, sprache }, query)),
    signedIn(einsicht, ({ akteur, sprache, params, query }) => protokoll.einsicht({ akteur, sprache }, params.klientId, query)),
  ]
}
