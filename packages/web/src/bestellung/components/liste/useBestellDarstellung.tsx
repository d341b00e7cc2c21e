import { positionStatus, prioritaeten, wartende } from '@dreiklang/domain/bestellung/bestellung'
import type { ZeileAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { benenne, type ListenDarstellung } from '../../../liste/components/darstellung.ts'
import { formatDateTime } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { begriffeTexts } from '../../begriffe.texts.ts'
import type { ListenSeite } from '../../bestellung.paths.ts'
import { listeTexts } from '../../liste.texts.ts'
import { Bedarf } from '../Bedarf.tsx'
import { ApothekenGegenueber, KlientFilter, PflegeGegenueber } from './FilterFelder.tsx'
import { useSammelAktionen } from './useSammelAktionen.ts'
import { DranZelle, GegenueberZelle, KlientAngaben, PositionenZelle, RezeptZelle, StandZelle } from './Zellen.tsx'

const ton = (zeile: ZeileAntwort) => {
  if (zeile.prioritaet === 'NOTFALL' || zeile.ueberlagerungen.includes('UEBERFAELLIG')) return 'danger'
  return zeile.prioritaet === 'DRINGEND' ? 'warning' : null
}

/** Which organisations a side may look up as a filter. */
const gegenueber = { pflege: PflegeGegenueber, arzt: undefined, apotheke: ApothekenGegenueber } as const

/** Columns, filters and actions of the list of orders, in the words of one side. */
export function useBestellDarstellung(
  seite: ListenSeite,
): Pick<ListenDarstellung<ZeileAntwort>, 'suchePlatzhalter' | 'sortiert' | 'kopf' | 'spalten' | 'filter' | 'ton' | 'sammel' | 'tabelleAb'> {
  const t = useTexts(listeTexts)
  const b = useTexts(begriffeTexts)
  const sammel = useSammelAktionen()
  const Gegenueber = gegenueber[seite]
  return {
    suchePlatzhalter: t('suchePlatzhalter'),
    sortiert: benenne(['neueste', 'aelteste', 'bedarf'] as const, (wert) => t(`sortiert.${wert}`)),
    kopf: {
      header: t('spalte.klient'),
      name: ({ klient }) => klient?.name ?? b('einrichtung'),
      unter: (zeile) => <KlientAngaben zeile={zeile} />,
      width: '10.5rem',
    },
    spalten: [
      { id: 'positionen', header: t('spalte.positionen'), breit: true, cell: (zeile) => <PositionenZelle zeile={zeile} /> },
      { id: 'stand', header: t('spalte.stand'), width: '9.75rem', breit: true, cell: (zeile) => <StandZelle zeile={zeile} /> },
      { id: 'dran', header: t('spalte.dran'), width: '8rem', cell: (zeile) => <DranZelle zeile={zeile} seite={seite} /> },
      { id: 'rezept', header: t('spalte.rezept'), width: '8rem', cell: (zeile) => <RezeptZelle zeile={zeile} /> },
      {
        id: 'bedarf',
        header: t('spalte.bedarf'),
        width: '8.5rem',
        sort: { auf: 'bedarf' },
        cell: ({ bedarfBis, ueberlagerungen }) => <Bedarf bedarfBis={bedarfBis} ueberfaellig={ueberlagerungen.includes('UEBERFAELLIG')} />,
      },
      { id: 'gegenueber', header: t('spalte.gegenueber'), width: '9rem', cell: (zeile) => <GegenueberZelle zeile={zeile} seite={seite} /> },
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
      status: { label: t('filter.status'), name: benenne(positionStatus, (wert) => b(`status.${wert}`)) },
      wartetAuf: { label: t('filter.wartetAuf'), name: benenne(wartende, (wert) => b(`wartetAuf.${wert}`)) },
      prioritaet: { label: t('filter.prioritaet'), name: benenne(prioritaeten, (wert) => b(`prioritaet.${wert}`)) },
      // The two are named always, because an address may hold them, and can be chosen only where the side may look someone up.
      klientId: { label: t('filter.klient'), ...(seite === 'pflege' ? { Feld: KlientFilter } : {}) },
      organisationId: { label: t('filter.organisation'), ...(Gegenueber === undefined ? {} : { Feld: Gegenueber }) },
      bestellt: { label: t('filter.bestellt') },
    },
    ton,
    sammel,
    tabelleAb: '1340px',
  }
}
