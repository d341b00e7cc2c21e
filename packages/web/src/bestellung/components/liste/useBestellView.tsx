import { positionStatus, prioritaeten, wartende } from '@dreiklang/domain/bestellung/bestellung'
import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { rename, type ListView } from '../../../liste/components/view.ts'
import { formatDateTime } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { begriffeTexts } from '../../begriffe.texts.ts'
import type { ListSeite } from '../../bestellung.paths.ts'
import { listTexts } from '../../liste.texts.ts'
import { Bedarf } from '../Bedarf.tsx'
import { ApothekenGegenueber, KlientFilter, PflegeGegenueber } from './FilterFields.tsx'
import { useSammelAktionen } from './useSammelAktionen.ts'
import { DranCell, GegenueberCell, KlientAngaben, PositionenCell, RezeptCell, StandCell } from './Cells.tsx'

const ton = (row: RowAnswer) => {
  if (row.prioritaet === 'NOTFALL' || row.ueberlagerungen.includes('UEBERFAELLIG')) return 'danger'
  return row.prioritaet === 'DRINGEND' ? 'warning' : null
}

const gegenueber = { pflege: PflegeGegenueber, arzt: undefined, apotheke: ApothekenGegenueber } as const

export function useBestellView(
  seite: ListSeite,
): Pick<ListView<RowAnswer>, 'suchePlatzhalter' | 'sortiert' | 'kopf' | 'spalten' | 'filter' | 'ton' | 'sammel' | 'tabelleAb'> {
  const t = useTexts(listTexts)
  const b = useTexts(begriffeTexts)
  const sammel = useSammelAktionen()
  const Gegenueber = gegenueber[seite]
  return {
    suchePlatzhalter: t('suchePlatzhalter'),
    sortiert: rename(['neueste', 'aelteste', 'bedarf'] as const, (value) => t(`sortiert.${value}`)),
    kopf: {
      header: t('spalte.klient'),
      name: ({ klient }) => klient?.name ?? b('einrichtung'),
      unter: (row) => <KlientAngaben zeile={row} />,
      width: '10.5rem',
    },
    spalten: [
      { id: 'positionen', header: t('spalte.positionen'), breit: true, cell: (row) => <PositionenCell zeile={row} /> },
      { id: 'stand', header: t('spalte.stand'), width: '9.75rem', breit: true, cell: (row) => <StandCell zeile={row} /> },
      { id: 'dran', header: t('spalte.dran'), width: '8rem', cell: (row) => <DranCell zeile={row} seite={seite} /> },
      { id: 'rezept', header: t('spalte.rezept'), width: '8rem', cell: (row) => <RezeptCell zeile={row} /> },
      {
        id: 'bedarf',
        header: t('spalte.bedarf'),
        width: '8.5rem',
        sort: { auf: 'bedarf' },
        cell: ({ bedarfBis, ueberlagerungen }) => <Bedarf bedarfBis={bedarfBis} ueberfaellig={ueberlagerungen.includes('UEBERFAELLIG')} />,
      },
      { id: 'gegenueber', header: t('spalte.gegenueber'), width: '9rem', cell: (row) => <GegenueberCell zeile={row} seite={seite} /> },
      {
        id: 'erstellt',
        header: t('spalte.erstellt'),
        width: '9rem',
        standard: false,
        sort: { auf: 'aelteste', ab: 'neueste' },
        cell: ({ erstelltAm }) => formatDateTime(erstelltAm),
      },
      {
        id: 'gesendet',
        header: t('spalte.gesendet'),
        width: '9rem',
        standard: false,
        cell: ({ gesendetAm }) => (gesendetAm === null ? t('nichtGesendet') : formatDateTime(gesendetAm)),
      },
    ],
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
    tabelleAb: '1340px',
  }
}
