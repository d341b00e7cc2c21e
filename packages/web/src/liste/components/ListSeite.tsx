/**
 * A list as a page. A room describes it in two halves, both plain data, and gets search, filters, tabs, sorting, paging, saved views,
 * columns, density, selection, bulk actions, keys, export and print.
 *
 * 1. Domain: the call takes `seitenAnfrage` and the filters, answers `seitenAntwort(zeile)` (liste.contract.ts); an export takes the same
 *    filters and `exportAnfrage`, with `media: exportMedia`. Server: `readCursor` and `pageFrom` (liste/page.ts), `exportAnswer`
 *    (liste/export.ts).
 *
 * 2. Web, the half for address and wire, in `components/…Liste.ts`:
 *
 *        export const personenListe = defineListe({
 *          id: 'personal.personen', // names its saved views
 *          call: personalContract.list,
 *          exportCall: personalContract.exportieren,
 *          schluessel: ['personal', 'liste'], // invalidate it, and the list is read again
 *          filter: { rolle: { art: 'mehrfach', werte: rollen }, seit: { art: 'zeitraum', von: 'von', bis: 'bis' } },
 *          reiter: [{ id: 'aktive', fest: { status: 'AKTIV' } }, { id: 'alle' }],
 *          sortierungen: ['name', 'neueste'],
 *        })
 *
 * 3. Web, the half with words, in the page:
 *
 *        const liste = useListe(personenListe)
 *        return <ListenSeite liste={liste} titel={t('titel')} sortiert={(s) => t(`sortiert.${s}`)} pfad={({ id }) => personPfad(id)}
 *          kopf={{ header: t('spalte.name'), name: ({ name }) => name, sort: { auf: 'name' } }}
 *          spalten={[{ id: 'rolle', header: t('spalte.rolle'), cell: ({ rolle }) => t(`rolle.${rolle}`) }]}
 *          filter={{ rolle: { label: t('filter.rolle'), name: benenne(rollen, (r) => t(`rolle.${r}`)) }, seit: { label: t('filter.seit') } }}
 *          reiter={(id) => ({ label: t(`reiter.${id}`) })} dateiname="personal" />
 *
 *    and `{ Page, prefetch: prefetchListe(personenListe) }` where its route is loaded. Everything else of `ListView` is optional:
 *    buttons of the header, a menu for each line, bulk actions with report and undo, words of the list's own. The link back from a record is
 *    `lastList()`.
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
