import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { HeuteAnswer } from '@dreiklang/domain/heute/heute.contract'
import { useBegriffeTexts, useListTexts } from '../../bestellung/bestellung.texts.ts'
import { bestellungPath, listPath } from '../../bestellung/bestellung.paths.ts'
import { tageText } from '../../bestellung/components/Bedarf.tsx'
import { hausbesuchPath, tourPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { formatNumber } from '../../shared/format.ts'
import { useHeuteTexts } from '../heute.texts.ts'

export interface Line {
  id: string
  to: string
  /** What is looked for: a time and a name. */
  name: string
  /** Beside it, in grey. */
  was: string
  urgent: boolean
}

export interface Part {
  id: 'tour' | 'mich' | 'andere' | 'spaet'
  titel: string
  /** Of the view behind the foot; null where it is no count. */
  anzahl: number | null
  lines: readonly Line[]
  /** In place of lines. */
  leer: string
  foot: { to: string; words: string }
  /** All of it in one line, as a phone shows it. */
  short: { to: string; words: string }
}

const view = (ansicht: string) => listPath('pflege', { ansicht })

/** The four parts of the day, each with lines that lead to a record and a foot that leads to the whole. */
export function useParts(): (heute: HeuteAnswer) => Part[] {
  const t = useHeuteTexts()
  const b = useBegriffeTexts()
  const l = useListTexts()
  const nameOf = ({ klient, art }: RowAnswer) => klient?.name ?? b(art === 'KLIENT' ? 'akteGeloescht' : 'einrichtung')
  const lineOf = (row: RowAnswer, was: string): Line => ({
    id: row.id,
    to: bestellungPath(row.id),
    name: nameOf(row),
    was: row.prioritaet === 'NOTFALL' ? `${b('prioritaet.NOTFALL')} · ${was}` : was,
    urgent: row.prioritaet === 'NOTFALL',
  })
  const waits = ({ folgen, ueberlagerungen, status }: RowAnswer): string => {
    const [folge] = folgen
    const overlay = ueberlagerungen.find((one) => tellsWhy.includes(one))
    if (folge !== undefined) return b(`folgeKurz.${folge.art}`)
    return overlay === undefined ? b(`status.${status}`) : b(`ueberlagerung.${overlay}`)
  }
  const counted = (
    id: 'mich' | 'andere' | 'spaet',
    { to, anzahl, lines }: { to: string; anzahl: number; lines: readonly Line[] },
  ): Part => ({
    id,
    titel: t(`titelVon.${id}`),
    anzahl,
    lines,
    leer: t(`leer.${id}`),
    foot: { to, words: anzahl === 0 ? t('zurListe') : t('alle', { count: anzahl }) },
    short: { to, words: formatNumber(anzahl) },
  })
  return ({ datum, tour, wartetAufMich, wartetAufAndere, ueberfaellig }) => [
    tourPart(tour, t),
    counted('mich', {
      to: view('dran'),
      anzahl: wartetAufMich.anzahl,
      lines: wartetAufMich.zeilen.map((row) => lineOf(row, waits(row))),
    }),
    counted('andere', {
      to: view('warten'),
      anzahl: wartetAufAndere.anzahl,
      lines: wartetAufAndere.zeilen.map(({ wartetAuf, organisation, anzahl }) => ({
        id: `${wartetAuf} ${organisation?.id}`,
        to: listPath('pflege', {
          ansicht: 'alle',
          wartetAuf,
          ...(organisation === null ? {} : { organisationId: organisation.id }),
        }),
        name: organisation?.name ?? b(`wartetAuf.${wartetAuf}`),
        was: formatNumber(anzahl),
        urgent: false,
      })),
    }),
    counted('spaet', {
      to: view('spaet'),
      anzahl: ueberfaellig.anzahl,
      lines: ueberfaellig.zeilen.map((row) => lineOf(row, tageText(l, { heute: datum, tag: row.bedarfBis, ueberfaellig: true }))),
    }),
  ]
}

/** Said before the status, because they decide what is to be done. */
const tellsWhy: readonly RowAnswer['ueberlagerungen'][number][] = [
  'RUECKFRAGE',
  'REZEPT_ABGELAUFEN',
  'REZEPT_FEHLT',
  'REST_ENTFAELLT_VORGESCHLAGEN',
  'NACHSCHUB_VORGESCHLAGEN',
]

function tourPart({ stopps, fertige, naechste }: HeuteAnswer['tour'], t: ReturnType<typeof useHeuteTexts>): Part {
  const empty = stopps === 0 ? 'tour' : 'erledigt'
  const lines = naechste.map(({ hausbesuchId, name, uhrzeit }, place) => ({
    id: hausbesuchId ?? String(place),
    to: hausbesuchId === null ? tourPath() : hausbesuchPath(hausbesuchId),
    name: [uhrzeit, name].filter((word) => word !== null).join(' '),
    was: '',
    urgent: false,
  }))
  const [first] = lines
  return {
    id: 'tour',
    titel: t('titelVon.tour'),
    anzahl: null,
    lines,
    leer: t(`leer.${empty}`),
    foot: { to: tourPath(), words: stopps === 0 ? t('meineTour') : t('tourStand', { fertige, alle: stopps }) },
    short: first === undefined ? { to: tourPath(), words: t(`kurzLeer.${empty}`) } : { to: first.to, words: first.name },
  }
}
