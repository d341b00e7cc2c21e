import { IconDots } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { SelectionMark } from '../../form/Selection.tsx'
import { Badge } from '../../ui/feedback.tsx'
import { IconButton, Link } from '../../ui/buttons.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useListTexts } from '../liste.texts.ts'
import type { ListRow } from './listForm.ts'
import type { StehendeRow } from './standingRows.ts'
import type { ListView, ListParts } from './view.ts'
import classes from './Liste.module.css'

export interface ListAnzeigeProps<Zeile extends ListRow> extends ListParts<Zeile> {
  caption: string
  zeilen: readonly StehendeRow<Zeile>[]
  /** Of the page, in px; null: not drawn. */
  width: number | null
}

type RowsTeilProps<Zeile extends ListRow> = Omit<ListAnzeigeProps<Zeile>, 'caption' | 'zeilen' | 'width'> & { stehende: StehendeRow<Zeile> }

export function Zeilenname<Zeile extends ListRow>(parts: RowsTeilProps<Zeile>) {
  const { view, stehende } = parts
  return (
    <span className={classes.stapel}>
      <Zeilenlink {...parts} />
      {view.kopf.unter !== undefined && !isOwn(stehende) && <span className={classes.unter}>{view.kopf.unter(stehende.zeile)}</span>}
      <Fort stehende={stehende} />
    </span>
  )
}

/** The name opens the record; keys `j` and `k` move between these links. */
export function Zeilenlink<Zeile extends ListRow>({ liste, view, stehende: { zeile } }: RowsTeilProps<Zeile>) {
  const { kopf, pfad, neben, showBeside } = view
  return (
    <Link
      to={pfad(zeile)}
      data-zeile={zeile.id}
      className={classes.name ?? ''}
      aria-current={neben?.id === zeile.id ? 'page' : undefined}
      onClick={(event) => {
        liste.remember(zeile.id)
        if (showBeside === undefined || !isPlain(event)) return
        const isOpen = neben?.id === zeile.id
        // Enter once more leads to the page; a second click only chooses what is there.
        if (isOpen && event.detail === 0) return
        event.preventDefault()
        if (!isOpen) showBeside(zeile.id)
      }}
    >
      {kopf.name(zeile)}
    </Link>
  )
}

/** Another tab or window is asked for by a key or the middle button. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** As the link of the row does. */
export function openRow<Zeile extends ListRow>({ liste, view }: ListParts<Zeile>, row: Zeile): void {
  if (view.showBeside !== undefined && view.neben?.id !== row.id) view.showBeside(row.id)
  else liste.open(row.id, view.pfad(row))
}

export const isOwn = ({ own }: StehendeRow<unknown>): boolean => own === true

/** What the reader has done needs a word, what somebody else has done a sentence. */
export function Fort({ stehende }: { stehende: StehendeRow<unknown> }) {
  const t = useListTexts()
  if (isOwn(stehende)) return <span className={classes.unter}>{t('erledigt')}</span>
  return (
    stehende.fort && (
      <span>
        <Badge>{t('nichtMehrHier')}</Badge>
      </span>
    )
  )
}

/** Shift selects the range. */
export function Zeilenwahl<Zeile extends ListRow>({ liste, view, stehende: { zeile } }: RowsTeilProps<Zeile>) {
  const t = useListTexts()
  if (!isSelectable(view, zeile)) return null
  const selectable = () => (liste.stand?.zeilen ?? []).flatMap((one) => (isSelectable(view, one.zeile) ? [one.zeile.id] : []))
  return (
    <SelectionMark
      aria-label={view.worte?.auswaehlen?.(zeile) ?? t('auswaehlen', { name: view.kopf.name(zeile) })}
      checked={liste.auswahl.ids.has(zeile.id)}
      onChange={({ nativeEvent }) =>
        liste.auswahl.umschalten(zeile.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey ? selectable() : undefined)
      }
    />
  )
}

/** All rows of the page, or none when all are. */
export function HeadMark<Zeile extends ListRow>({ liste, view }: ListParts<Zeile>) {
  const t = useListTexts()
  const { auswahl } = liste
  const selectable = (liste.stand?.zeilen ?? []).flatMap(({ zeile }) => (isSelectable(view, zeile) ? [zeile.id] : []))
  const chosen = selectable.filter((id) => auswahl.ids.has(id)).length
  const all = chosen === selectable.length
  return (
    <SelectionMark
      aria-label={t('auswahl.seite')}
      checked={all}
      indeterminate={chosen > 0 && !all}
      onChange={() => auswahl.set(all ? [] : selectable)}
    />
  )
}

export function Zeilenmenu<Zeile extends ListRow>({ view: { aktionen, kopf }, stehende: { zeile } }: RowsTeilProps<Zeile>) {
  const t = useListTexts()
  const entries = aktionen?.(zeile) ?? []
  if (entries.length === 0) return null
  return (
    <span className={classes.zeilenmenu} data-no-print>
      <Menu
        trigger={<IconButton icon={<IconDots size={20} aria-hidden />} label={t('aktionenFuer', { name: kopf.name(zeile) })} />}
        groups={[{ entries }]}
      />
    </span>
  )
}

export function isSelectable<Zeile extends ListRow>({ sammel = [] }: Pick<ListView<Zeile>, 'sammel'>, row: Zeile): boolean {
  return sammel.some(({ geht }) => geht(row))
}
