import { useTexts } from '../../shared/i18n.ts'
import { Table, type Column } from '../../ui/Table.tsx'
import { listeTexts } from '../liste.texts.ts'
import classes from './Liste.module.css'
import type { ListenZeile } from './listenForm.ts'
import { sichtbareSpalten, sortierteSpalte, sortierungVon } from './spalten.ts'
import type { StehendeZeile } from './stehendeZeilen.ts'
import { istWaehlbar, type ListenAnzeigeProps, Zeilenmenu, Zeilenname, Zeilenwahl } from './Zeilenkopf.tsx'

const kopfId = 'kopf'

export function ListenTabelle<Zeile extends ListenZeile>({ caption, zeilen, ...teile }: ListenAnzeigeProps<Zeile>) {
  const t = useTexts(listeTexts)
  const { liste, darstellung } = teile
  const { kopf, spalten, ton, aktionen } = darstellung
  const sortierbare = [{ ...kopf, id: kopfId }, ...spalten]
  const sort = sortierteSpalte(sortierbare, liste.suche.sortierung)
  const mitWahl = zeilen.some(({ zeile }) => istWaehlbar(darstellung, zeile))
  const columns: readonly Column<StehendeZeile<Zeile>>[] = [
    {
      id: kopfId,
      header: kopf.header,
      sortable: kopf.sort !== undefined,
      ...(kopf.width === undefined ? {} : { width: mitWahl ? `calc(${kopf.width} + 3rem)` : kopf.width }),
      cell: (stehende) => (
        <span className={classes.mitWahl}>
          <Zeilenwahl {...teile} stehende={stehende} />
          {mitWahl && !istWaehlbar(darstellung, stehende.zeile) && <span className={classes.ohneWahl} />}
          <span className={classes.mitBild}>
            {kopf.bild?.(stehende.zeile)}
            <Zeilenname {...teile} stehende={stehende} />
          </span>
        </span>
      ),
    },
    ...sichtbareSpalten(spalten, liste.suche.spalten).map(
      ({ id, header, cell, width, align, sort: sortiert }): Column<StehendeZeile<Zeile>> => ({
        id,
        header,
        sortable: sortiert !== undefined,
        cell: ({ zeile }) => cell(zeile),
        ...(width === undefined ? {} : { width }),
        ...(align === undefined ? {} : { align }),
      }),
    ),
    ...(aktionen === undefined
      ? []
      : [
          {
            id: 'aktionen',
            header: t('aktionen'),
            width: '5.5rem',
            align: 'end' as const,
            cell: (stehende: StehendeZeile<Zeile>) => <Zeilenmenu {...teile} stehende={stehende} />,
          },
        ]),
  ]
  return (
    <div className={classes.tabelle}>
      <Table
        caption={caption}
        columns={columns}
        rows={zeilen}
        rowKey={({ zeile }) => zeile.id}
        onRowOpen={({ zeile }) => liste.oeffne(zeile.id, darstellung.pfad(zeile))}
        rowTone={({ zeile }) => ton?.(zeile) ?? null}
        {...(sort === null ? {} : { sort })}
        onSort={(gewuenscht) => {
          const sortierung = sortierungVon(sortierbare, gewuenscht)
          if (sortierung !== null) liste.filtere({ sortierung })
        }}
      />
    </div>
  )
}
