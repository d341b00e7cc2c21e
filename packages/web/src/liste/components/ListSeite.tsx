/**
 * Two halves, both plain data: `defineList` for address and wire (`components/…List.ts`), `ListView` for words and looks.
 * The call takes `seitenAnfrage` with the filters and answers a page (liste.contract.ts); an export takes the same filters with
 * `exportAnfrage` and `media: exportMedia`. Server: `readCursor`, `pageFrom` (liste/page.ts), `exportAnswer` (liste/export.ts).
 * The route loads `{ Page, prefetch: prefetchList(form) }`; the link back from a record is `lastList()`.
 */
import { type ReactNode, useId, useRef, useState, useEffect } from 'react'
import { formatDateTime } from '../../shared/format.ts'
import { useUser } from '../../shared/session.ts'
import { announce, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Note } from '../../ui/layout.tsx'
import { useOnDemand } from '../../ui/useOnDemand.ts'
import { useMatches } from '../../ui/useMatches.ts'
import { useListActions } from '../liste.actions.tsx'
import { useListTexts } from '../liste.texts.ts'
import { ListCards } from './ListCards.tsx'
import { ListHeader } from './ListHeader.tsx'
import { Blaettern, EmptyList, NewBar } from './ListRand.tsx'
import { ListRows } from './ListRows.tsx'
import { ListTable } from './ListTable.tsx'
import { tabId } from './Views.tsx'
import type { ListAnzeigeProps } from './Zeilenkopf.tsx'
import { useActiveFilters } from './activeFilters.ts'
import { type ListRow, reiterOf } from './listForm.ts'
import { moveByArrow } from './rowFocus.ts'
import { startMischung } from './standingRows.ts'
import type { Liste } from './useListPage.ts'
import { useWidth } from './useWidth.ts'
import type { ListView, ListParts } from './view.ts'
import classes from './Liste.module.css'

const loadAnzeige = () => import('./AnzeigeDrawer.tsx')
const loadSammel = () => import('./SammelDialog.tsx')

export type ListSeiteProps<Zeile extends ListRow> = ListView<Zeile> & { liste: Liste<Zeile> }

export function ListSeite<Zeile extends ListRow>({ liste, ...view }: ListSeiteProps<Zeile>) {
  const suchfeld = useRef<HTMLInputElement>(null)
  const [page, width] = useWidth()
  const [anzeigeOpen, setAnzeigeOpen] = useState(false)
  const panelId = useId()
  const parts = { liste, view }
  useAnnouncement(parts)
  useListActions({ ...parts, suchfeld })

  const { sammel = [] } = view
  const running = sammel.find(({ id }) => id === liste.sammel?.aktion)
  const anzeige = useOnDemand({ wanted: anzeigeOpen, load: loadAnzeige, onFailed: () => setAnzeigeOpen(false) })
  const batch = useOnDemand({ wanted: running !== undefined, load: loadSammel, onFailed: () => liste.closeSammel([]) })
  return (
    <div ref={page} role="presentation" className={classes.seite} onKeyDown={moveByArrow}>
      <ListHeader {...parts} suchfeld={suchfeld} width={width} panelId={panelId} onAnzeige={() => setAnzeigeOpen(true)} />
      <Panel {...parts} panelId={panelId}>
        <Druckkopf {...parts} />
        <Above view={view} />
        {liste.ersetzt && view.statt}
        {!liste.ersetzt && view.neben === undefined && <ListContent {...parts} width={width} />}
        {!liste.ersetzt && view.neben !== undefined && (
          <div className={classes.geteilt} data-pane={view.neben.second !== undefined || undefined}>
            <ListContent {...parts} width={width} />
            <div className={classes.neben}>{view.neben.inhalt}</div>
          </div>
        )}
      </Panel>
      {anzeige !== null && (
        <anzeige.part.AnzeigeDrawer {...parts} opened={anzeigeOpen && anzeige.ready} onClose={() => setAnzeigeOpen(false)} />
      )}
      {batch !== null && running !== undefined && (
        <batch.part.SammelDialog
          aktion={running}
          zeilen={liste.zeilen.filter(({ id }) => liste.sammel?.ids.includes(id))}
          view={view}
          onSchliessen={liste.closeSammel}
        />
      )}
    </div>
  )
}

interface PanelProps<Zeile extends ListRow> extends ListParts<Zeile> {
  panelId: string
  children: ReactNode
}

function Panel<Zeile extends ListRow>({ liste: { form, suche }, panelId, children }: PanelProps<Zeile>) {
  const chosen = reiterOf(form, suche.ansicht)
  if (chosen === null || form.reiter === undefined || form.reiter.length < 2) return <div className={classes.inhalt}>{children}</div>
  return (
    <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, chosen.id)} className={classes.inhalt}>
      {children}
    </div>
  )
}

function Above<Zeile extends ListRow>({ view: { untertitel, darueber, zwischen } }: { view: ListView<Zeile> }) {
  return (
    <>
      {(untertitel !== undefined || darueber !== undefined) && (
        <div className={classes.darueber}>
          {darueber}
          {untertitel !== undefined && <Note>{untertitel}</Note>}
        </div>
      )}
      {zwischen}
    </>
  )
}

function useAnnouncement<Zeile extends ListRow>({ liste: { stand }, view: { worte, kopf } }: ListParts<Zeile>): void {
  const t = useListTexts()
  const added = stand?.neue ?? 0
  const newWord = worte?.neue?.(added) ?? t('neue', { count: added })
  useEffect(() => {
    if (added > 0) announce(newWord)
  }, [added, newWord])
  const [first, ...further] = stand?.geaendert ?? []
  let satz = ''
  if (first !== undefined && further.length > 0) satz = t('geaenderteZeilen', { count: further.length + 1 })
  else if (first !== undefined) satz = worte?.geaendert?.(first) ?? t('geaenderteZeile', { name: kopf.name(first) })
  useEffect(() => {
    if (satz !== '') announce(satz)
  }, [satz])
}

/** Tabs and fields are missing on paper, so the filters are printed in words, with when and by whom. */
function Druckkopf<Zeile extends ListRow>(parts: ListParts<Zeile>) {
  const t = useListTexts()
  const { liste, view } = parts
  const { suche, form, seite, paper } = liste
  const { name } = useUser()
  const gesetzt = useActiveFilters(parts).map(({ satz }) => satz)
  const reiter = reiterOf(form, suche.ansicht)
  const words = [
    view.titel,
    ...(reiter === null ? [] : [view.reiter?.(reiter.id).label ?? reiter.id]),
    ...(suche.suche === '' ? [] : [t('druck.suche', { suche: suche.suche })]),
    ...(gesetzt.length === 0 ? [t('druck.ohneFilter')] : gesetzt),
    ...(form.sortierungen.length > 1 ? [t('druck.sortiert', { sortierung: view.sortiert(suche.sortierung) })] : []),
    paper.rows === null ? t('blaettern.seite', { seite }) : t('druck.ganz', { count: paper.rows.length }),
    t('druck.gedruckt', { am: formatDateTime(new Date().toISOString()), name }),
  ]
  return (
    <p className={classes.nurDruck} aria-hidden>
      {words.join(' · ')}
    </p>
  )
}

/** As wide as the page is; before that is known, as wide as the window. */
function useFits({ width, least, print }: { width: number | null; least: number; print: boolean }): boolean {
  const wideWindow = useMatches('(min-width: 60rem)')
  return print || (width === null ? wideWindow : width >= least)
}

function ListContent<Zeile extends ListRow>({ width, ...parts }: ListParts<Zeile> & { width: number | null }) {
  const { liste, view } = parts
  const t = useListTexts()
  const onPaper = liste.paper.rows
  // Paper always gets the table; the whole list stands before the browser is asked to print, which counts the sheets first of all.
  const print = useMatches('print') || onPaper !== null
  const breit = useFits({ width, least: view.tabelleAb ?? 600, print })
  const { stand, error, laedt, nochmal, form, suche } = liste
  if (stand === null)
    return error === null ? (
      <div className={classes.rand}>
        <ListSkeleton rows={12} height={44} />
      </div>
    ) : (
      <div className={classes.rand}>
        <ErrorState error={error} onRetry={nochmal} />
      </div>
    )
  const zeilen = onPaper === null ? stand.zeilen : startMischung(onPaper).zeilen
  const reiter = reiterOf(form, suche.ansicht)
  const caption = reiter === null ? view.titel : t('name', { titel: view.titel, reiter: view.reiter?.(reiter.id).label ?? reiter.id })
  return (
    <div aria-busy={laedt || undefined}>
      {error !== null && <ErrorState error={error} onRetry={nochmal} />}
      <NewBar stand={stand} neues={view.worte?.neue} onZeigen={liste.showNew} />
      {zeilen.length === 0 && !laedt && <EmptyList {...parts} />}
      {zeilen.length > 0 && (
        <div className={`${classes.dichte} ${laedt ? classes.warten : ''}`} data-dichte={suche.dichte ?? undefined}>
          <Anzeige
            {...parts}
            kind={kindOf({ cards: suche.anzeige === 'karten', table: breit && (view.neben === undefined || print) })}
            width={width}
            caption={caption}
            zeilen={zeilen}
          />
        </div>
      )}
      <Blaettern liste={liste} />
    </div>
  )
}

type Kind = 'cards' | 'table' | 'rows'

function kindOf({ cards, table }: { cards: boolean; table: boolean }): Kind {
  if (cards) return 'cards'
  return table ? 'table' : 'rows'
}

function Anzeige<Zeile extends ListRow>({ kind, ...parts }: ListAnzeigeProps<Zeile> & { kind: Kind }) {
  switch (kind) {
    case 'cards':
      return <ListCards {...parts} />
    case 'table':
      return <ListTable {...parts} />
    case 'rows':
      return <ListRows {...parts} />
    default:
      return kind satisfies never
  }
}
