/**
 * Two halves, both plain data: `defineList` for address and wire (`components/…List.ts`), `ListView` for words and looks.
 * The call takes `seitenAnfrage` with the filters and answers a page (liste.contract.ts); an export takes the same filters with
 * `exportAnfrage` and `media: exportMedia`. Server: `readCursor`, `pageFrom` (liste/page.ts), `exportAnswer` (liste/export.ts).
 * The route loads `{ Page, prefetch: prefetchList(form) }`; the link back from a record is `lastList()`.
 */
import { type ReactNode, useRef, useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Stack } from '../../ui/layout.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useListActions } from '../liste.actions.tsx'
import { listTexts } from '../liste.texts.ts'
import { AnzeigeDrawer } from './AnzeigeDrawer.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import type { ListView } from './view.ts'
import { Druckkopf } from './Druckkopf.tsx'
import { FilterBar } from './FilterBar.tsx'
import classes from './Liste.module.css'
import { ListContent } from './ListContent.tsx'
import { ListButtons } from './ListButtons.tsx'
import { type ListRow, reiterOf } from './listForm.ts'
import { SammelDialog } from './SammelDialog.tsx'
import { useAnnouncement } from './useAnnouncement.ts'
import type { Liste } from './useListPage.ts'

export type ListSeiteProps<Zeile extends ListRow> = ListView<Zeile> & { liste: Liste<Zeile> }

export function ListSeite<Zeile extends ListRow>({ liste, ...view }: ListSeiteProps<Zeile>) {
  const suchfeld = useRef<HTMLInputElement>(null)
  const [anzeigeOpen, setAnzeigeOpen] = useState(false)
  const parts = { liste, view }
  useAnnouncement(parts)
  useListActions({ ...parts, suchfeld })

  const { sammel = [] } = view
  const running = sammel.find(({ id }) => id === liste.sammel?.aktion)
  return (
    <>
      <PageHeader
        title={view.titel}
        {...(view.untertitel === undefined ? {} : { subtitle: view.untertitel })}
        above={view.darueber}
        actions={<ListButtons {...parts} />}
      />
      <Druckkopf {...parts} />
      <ListReiter {...parts}>
        <Stack gap="md">
          <FilterBar {...parts} suchfeld={suchfeld} onAnzeige={() => setAnzeigeOpen(true)} />
          {view.zwischen}
          {view.neben === undefined ? (
            <ListContent {...parts} />
          ) : (
            <div className={classes.geteilt}>
              <ListContent {...parts} />
              <div className={classes.neben}>{view.neben.inhalt}</div>
            </div>
          )}
          <SelectionBar {...parts} />
        </Stack>
      </ListReiter>
      <AnzeigeDrawer {...parts} opened={anzeigeOpen} onClose={() => setAnzeigeOpen(false)} />
      {running !== undefined && (
        <SammelDialog
          aktion={running}
          zeilen={liste.zeilen.filter(({ id }) => liste.sammel?.ids.includes(id))}
          view={view}
          onSchliessen={liste.closeSammel}
        />
      )}
    </>
  )
}

function ListReiter<Zeile extends ListRow>({
  liste: { form, suche, setReiter },
  view,
  children,
}: {
  liste: Liste<Zeile>
  view: ListView<Zeile>
  children: ReactNode
}) {
  const t = useTexts(listTexts)
  const gewaehlt = reiterOf(form, suche.ansicht)
  if (form.reiter === undefined || gewaehlt === null) return children
  return (
    <div className={classes.reiter}>
      <Tabs
        label={t('reiter')}
        value={gewaehlt.id}
        onChange={setReiter}
        items={form.reiter.map(({ id }) => {
          const { label, anzahl } = view.reiter?.(id) ?? { label: id }
          return { value: id, label, ...(typeof anzahl === 'number' ? { count: anzahl } : {}), content: children }
        })}
      />
    </div>
  )
}
