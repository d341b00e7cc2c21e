/** All visits to one Klient as the own organisation sees them, planned and done, for what the Klient is told: for machines, and as rows of a paper. */
import { readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { viewOf } from '@dreiklang/domain/hausbesuch/view'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { besuchWords } from '@dreiklang/domain/hausbesuch/words'
import type { AuskunftSource } from '../klient/auskunftParts.ts'
import { germanDatum } from '../papier/deutsch.ts'
import type { Ports } from '../ports.ts'
import { loadAllOfKlient } from './hausbesuch.repository.ts'
import { personOf } from './person.ts'
import { createBesuchSeal } from './seal.ts'

type Data = Omit<HausbesuchAnswer, 'klient' | 'uebergaenge'>

function whatOf({ typ, status, anlass, leistungen, nachrichten, ergebnis, absage, ablehnung, nachtraege }: HausbesuchAnswer): string {
  const cancelled = absage && `${besuchWords.absagender[absage.durch]}: ${besuchWords.absageGrund[absage.grund]}`
  return [
    `${besuchWords.typ[typ]} (${besuchWords.status[status]})`,
    anlass,
    leistungen.map(({ bezeichnung }) => bezeichnung).join(', '),
    ...nachrichten.map(({ personName, text }) => `${personName}: ${text}`),
    cancelled && `Abgesagt durch ${[cancelled, absage.text].filter((part) => part !== null).join(', ')}`,
    ablehnung?.text && `Abgelehnt: ${ablehnung.text}`,
    ergebnis,
    ...nachtraege.map(({ name, text }) => `Nachtrag, ${name}: ${text}`),
  ]
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join('\n')
}

const rowOf = (besuch: HausbesuchAnswer): string[] => [
  `${besuch.nummer}\n${germanDatum(besuch.tag)}${besuch.plan === null ? '' : `, ${besuch.plan.uhrzeit}`}`,
  besuch.zugewiesene.map(({ name }) => name).join('\n'),
  whatOf(besuch),
]

export function createBesucheForAuskunft(ports: Ports): AuskunftSource {
  const { openedAll } = createBesuchSeal(ports)
  return async (tx, akteur, { klientId, now }) => {
    const person = personOf(akteur)
    const rows = await loadAllOfKlient(tx, person.organisationId, klientId)
    const views = rows.map((row) => viewOf(readHausbesuch(row), { namen: row, person, now }))
    return async () => {
      const all = await openedAll(
        views.map((what) => ({ id: what.id, what })),
        { sprache: 'de' },
      )
      return {
        daten: all.map(({ klient: _klient, uebergaenge: _steps, ...rest }): Data => rest),
        tabelle: { art: 'tabelle', kopf: ['Hausbesuch', 'Wer', 'Was'], breiten: [20, 24, 56], zeilen: all.map(rowOf) },
      }
    }
  }
}
