import { positionStatus, prioritaeten, wartende } from '@dreiklang/domain/bestellung/bestellung'
import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { lazy } from 'react'
import { type ListColumn, type ListView, rename } from '../../liste/components/view.ts'
import { formatDateTime } from '../../shared/format.ts'
import type { ListSeite } from '../../bestellung/bestellung.paths.ts'
import { useBegriffeTexts, useListTexts } from '../../bestellung/bestellung.texts.ts'
import { type Ansicht, isOfOneStatus, needsWholeNames, type SpalteId, spalteIds } from './ansichten.ts'
import {
  BedarfCell,
  DranCell,
  GegenueberCell,
  HousePlate,
  KlientAngaben,
  KlientBeside,
  PositionenCell,
  RezeptCell,
  RezeptLine,
} from './Cells.tsx'
import { StandCell, StandLine } from './StandCell.tsx'
import { isMarked } from '../../bestellung/components/Badges.tsx'
import { useSammelAktionen } from './useSammelAktionen.ts'

const filters = () => import('./BestellFilter.tsx')
const KlientFilter = lazy(async () => ({ default: (await filters()).KlientFilter }))

const ton = (row: RowAnswer) => {
  if (row.prioritaet === 'NOTFALL') return 'danger'
  return row.prioritaet === 'DRINGEND' ? 'warning' : null
}

const gegenueber = {
  pflege: lazy(async () => ({ default: (await filters()).PflegeGegenueber })),
  arzt: undefined,
  apotheke: lazy(async () => ({ default: (await filters()).ApothekenGegenueber })),
} as const

export function useBestellView(
  seite: ListSeite,
  ansicht: Ansicht,
): Pick<ListView<RowAnswer>, 'suchePlatzhalter' | 'sortiert' | 'kopf' | 'spalten' | 'filter' | 'ton' | 'sammel' | 'tabelleAb' | 'rechts'> {
  const t = useListTexts()
  const b = useBegriffeTexts()
  const sammel = useSammelAktionen(seite)
  const Gegenueber = gegenueber[seite]
  return {
    suchePlatzhalter: t('suchePlatzhalter'),
    sortiert: rename(['eilig', 'neueste', 'aelteste', 'bedarf'] as const, (value) => t(`sortiert.${value}`)),
    kopf: {
      header: t('spalte.klient'),
      name: ({ klient, art }) => klient?.name ?? b(art === 'KLIENT' ? 'akteGeloescht' : 'einrichtung'),
      bild: (row) => <HousePlate zeile={row} />,
      unter: (row) => <KlientAngaben zeile={row} />,
      // What is printed on the label of a bag is what somebody looks for.
      beside: (row) => <KlientBeside zeile={row} nummerFirst={seite === 'apotheke'} />,
      width: '14.25rem',
    },
    spalten: useBestellColumns(seite, ansicht),
    rechts: (row) => <BedarfCell zeile={row} short />,
    filter: {
      status: { label: t('filter.status'), name: rename(positionStatus, (value) => b(`status.${value}`)) },
      wartetAuf: { label: t('filter.wartetAuf'), name: rename(wartende, (value) => b(`wartetAuf.${value}`)) },
      prioritaet: { label: t('filter.prioritaet'), name: rename(prioritaeten, (value) => b(`prioritaet.${value}`)) },
      // Both are always named, because an address may hold them; they can be chosen only where the side may look someone up.
      klientId: { label: t('filter.klient'), ...(seite === 'pflege' ? { Feld: KlientFilter } : {}) },
      organisationId: { label: t('filter.organisation'), ...(Gegenueber === undefined ? {} : { Feld: Gegenueber }) },
      bestellt: { label: t('filter.bestellt') },
    },
    ton,
    sammel,
    tabelleAb: 700,
  }
}

/** Those of the view first, in its order; the others can be chosen. */
function useBestellColumns(seite: ListSeite, ansicht: Ansicht): readonly ListColumn<RowAnswer>[] {
  const t = useListTexts()
  const oneStatus = isOfOneStatus(ansicht)
  const whole = needsWholeNames(seite, ansicht)
  const columns: Record<SpalteId, Omit<ListColumn<RowAnswer>, 'id' | 'standard'>> = {
    positionen: {
      header: t('spalte.positionen'),
      breit: true,
      cell: (row) => <PositionenCell zeile={row} names={whole ? 'whole' : 'two'} />,
      short: (row) => <PositionenCell zeile={row} names={whole ? 'whole' : 'one'} />,
    },
    stand: {
      header: t(oneStatus ? 'spalte.hinweise' : 'spalte.stand'),
      width: '11.75rem',
      klar: true,
      leer: (row) => oneStatus && !isMarked(row),
      cell: (row) => <StandCell zeile={row} oneStatus={oneStatus} />,
      short: (row) => <StandLine zeile={row} oneStatus={oneStatus} />,
    },
    dran: { header: t('spalte.dran'), width: '7.5rem', ab: 1000, nurTabelle: true, cell: (row) => <DranCell zeile={row} seite={seite} /> },
    rezept: {
      header: t('spalte.rezept'),
      width: ansicht.id === 'rezepte' ? '12rem' : '9.25rem',
      ab: 840,
      klar: true,
      leer: ({ rezeptOrte }) => rezeptOrte.length === 0,
      cell: (row) => <RezeptCell zeile={row} />,
      short: (row) => <RezeptLine zeile={row} />,
    },
    bedarf: {
      header: t('spalte.bedarf'),
      width: '9rem',
      nurTabelle: true,
      sort: { auf: 'bedarf' },
      cell: (row) => <BedarfCell zeile={row} />,
    },
    gegenueber: {
      header: t('spalte.gegenueber'),
      width: '10rem',
      ab: ansicht.spalten.includes('rezept') ? 1200 : 800,
      nurTabelle: true,
      cell: (row) => <GegenueberCell zeile={row} seite={seite} />,
    },
    erstellt: {
      header: t('spalte.erstellt'),
      width: '9rem',
      ab: 840,
      nurTabelle: true,
      sort: { auf: 'aelteste', ab: 'neueste' },
      cell: ({ erstelltAm }) => formatDateTime(erstelltAm),
    },
    gesendet: {
      header: t('spalte.gesendet'),
      width: '9rem',
      ab: 840,
      nurTabelle: true,
      cell: ({ gesendetAm }) => (gesendetAm === null ? t('nichtGesendet') : formatDateTime(gesendetAm)),
    },
  }
  const others = spalteIds.filter((id) => !ansicht.spalten.includes(id))
  return [...ansicht.spalten, ...others].map((id) => ({ id, standard: ansicht.spalten.includes(id), ...columns[id] }))
}
