import { useTexts } from '../../../shared/i18n.ts'
import { Table, type Column } from '../../../ui/Table.tsx'
import { listeTexts } from '../../liste.texts.ts'
import type { ListenSeite } from '../../bestellung.paths.ts'
import { Wahlfeld } from '../Wahlfeld.tsx'
import { Bedarf } from '../Bedarf.tsx'
import type { Auswahl } from './auswahl.ts'
import classes from './Liste.module.css'
import type { StehendeZeile } from './stehendeZeilen.ts'
import { DranZelle, GegenueberZelle, KlientZelle, PositionenZelle, RezeptZelle, StandZelle } from './Zellen.tsx'

export interface ListenAnzeigeProps {
  caption: string
  zeilen: readonly StehendeZeile[]
  seite: ListenSeite
  auswahl: Auswahl
  onOeffnen: (zeile: StehendeZeile) => void
  /** The link of a line is about to be followed. */
  onMerken: (bestellungId: string) => void
}

const rand = ({ zeile }: StehendeZeile) => {
  if (zeile.prioritaet === 'NOTFALL' || zeile.ueberlagerungen.includes('UEBERFAELLIG')) return 'danger'
  return zeile.prioritaet === 'DRINGEND' ? 'warning' : null
}

export function ListenTabelle({ caption, zeilen, seite, auswahl, onOeffnen, onMerken }: ListenAnzeigeProps) {
  const t = useTexts(listeTexts)
  const mitWahl = zeilen.some(({ zeile }) => auswahl.waehlbar(zeile))
  const columns: readonly Column<StehendeZeile>[] = [
    {
      id: 'klient',
      header: t('spalte.klient'),
      width: mitWahl ? '13.5rem' : '10.5rem',
      cell: (zeile) => (
        <span className={classes.mitWahl}>
          {auswahl.waehlbar(zeile.zeile) && <Auswahlfeld auswahl={auswahl} id={zeile.zeile.id} nummer={zeile.zeile.nummer} />}
          <KlientZelle {...zeile} onMerken={onMerken} />
        </span>
      ),
    },
    { id: 'positionen', header: t('spalte.positionen'), cell: (zeile) => <PositionenZelle {...zeile} /> },
    { id: 'stand', header: t('spalte.stand'), width: '9.75rem', cell: (zeile) => <StandZelle {...zeile} /> },
    { id: 'dran', header: t('spalte.dran'), width: '8rem', cell: (zeile) => <DranZelle {...zeile} seite={seite} /> },
    { id: 'rezept', header: t('spalte.rezept'), width: '8rem', cell: (zeile) => <RezeptZelle {...zeile} /> },
    {
      id: 'bedarf',
      header: t('spalte.bedarf'),
      width: '8rem',
      cell: ({ zeile }) => <Bedarf bedarfBis={zeile.bedarfBis} ueberfaellig={zeile.ueberlagerungen.includes('UEBERFAELLIG')} />,
    },
    { id: 'gegenueber', header: t('spalte.gegenueber'), width: '9rem', cell: (zeile) => <GegenueberZelle {...zeile} seite={seite} /> },
  ]
  return (
    <div className={classes.tabelle}>
      <Table caption={caption} columns={columns} rows={zeilen} rowKey={({ zeile }) => zeile.id} onRowOpen={onOeffnen} rowTone={rand} />
    </div>
  )
}

export function Auswahlfeld({ auswahl, id, nummer }: { auswahl: Auswahl; id: string; nummer: string }) {
  const t = useTexts(listeTexts)
  return <Wahlfeld name={t('auswaehlen', { nummer })} gewaehlt={auswahl.ids.has(id)} onChange={() => auswahl.umschalten(id)} />
}
