import { Table, type Column } from '../../ui/Table.tsx'
import { useOneStop } from '../../ui/useOneStop.ts'
import { useListTexts } from '../liste.texts.ts'
import { HeadMark, isSelectable, type ListAnzeigeProps, openRow, Zeilenmenu, Zeilenname, Zeilenwahl } from './Zeilenkopf.tsx'
import { visibleColumns, sortedColumn, sortingOf } from './columns.ts'
import type { ListRow } from './listForm.ts'
import type { StehendeRow } from './standingRows.ts'
import classes from './Liste.module.css'
import paper from './ListPaper.module.css'

const kopfId = 'kopf'

export function ListTable<Zeile extends ListRow>({ caption, zeilen, width, ...parts }: ListAnzeigeProps<Zeile>) {
  const t = useListTexts()
  const { liste, view } = parts
  // The heads are reached by the arrow upwards from the first row: the Tab key leads to the rows.
  const heads = useOneStop<HTMLDivElement>({ within: 'thead', stop: 'none' })
  const { kopf, spalten, ton, aktionen } = view
  const sortierbare = [{ ...kopf, id: kopfId }, ...spalten]
  const sort = sortedColumn(sortierbare, liste.suche.sortierung)
  const visible = visibleColumns(spalten, liste.suche.spalten).filter(({ ab = 0 }) => width === null || width >= ab)
  // With one column that takes the rest the others keep to their widths, and long words end in it.
  const fixed = kopf.width !== undefined && visible.filter((column) => column.width === undefined).length === 1
  const withWahl = zeilen.some(({ zeile }) => isSelectable(view, zeile))
  const columns: readonly Column<StehendeRow<Zeile>>[] = [
    {
      id: kopfId,
      header: kopf.header,
      ...(withWahl ? { before: <HeadMark {...parts} /> } : {}),
      sortable: kopf.sort !== undefined,
      ...(kopf.width === undefined ? {} : { width: withWahl ? `calc(${kopf.width} + 2.5rem)` : kopf.width }),
      cell: (stehende) => (
        <span className={classes.mitWahl}>
          <Zeilenwahl {...parts} stehende={stehende} />
          {withWahl && !isSelectable(view, stehende.zeile) && <span className={classes.ohneWahl} data-no-print />}
          <span className={classes.mitBild}>
            {kopf.bild !== undefined && (
              <span className={paper.picture} data-no-print>
                {kopf.bild(stehende.zeile)}
              </span>
            )}
            <Zeilenname {...parts} stehende={stehende} />
          </span>
        </span>
      ),
    },
    ...visible.map(({ id, header, cell, width: wide, align, screenOnly, sort: sortiert }): Column<StehendeRow<Zeile>> => ({
      id,
      header,
      sortable: sortiert !== undefined,
      cell: ({ zeile }) => cell(zeile),
      ...(wide === undefined ? {} : { width: wide }),
      ...(align === undefined ? {} : { align }),
      ...(screenOnly === undefined ? {} : { screenOnly }),
    })),
    ...(aktionen === undefined
      ? []
      : [
          {
            id: 'aktionen',
            header: t('aktionen'),
            width: '5.5rem',
            align: 'end' as const,
            screenOnly: true,
            cell: (stehende: StehendeRow<Zeile>) => <Zeilenmenu {...parts} stehende={stehende} />,
          },
        ]),
  ]
  return (
    <div ref={heads} className={`${classes.tabelle} ${paper.table}`} data-fixed={fixed || undefined}>
      <Table
        caption={caption}
        columns={columns}
        rows={zeilen}
        rowKey={({ zeile }) => zeile.id}
        onRowOpen={({ zeile }) => openRow(parts, zeile)}
        rowTone={({ zeile }) => ton?.(zeile) ?? null}
        rowMarked={({ zeile }) => liste.auswahl.ids.has(zeile.id)}
        {...(sort === null ? {} : { sort })}
        onSort={(gewuenscht) => {
          const sortierung = sortingOf(sortierbare, gewuenscht)
          if (sortierung !== null) liste.filtere({ sortierung })
        }}
      />
    </div>
  )
}
