/**
 * A list as a page. A room describes it in two halves, both plain data, and gets search, filters, tabs, sorting, paging, saved views,
 * columns, density, selection, bulk actions, keys, export and print.
 *
 * 1. Domain: the call takes `seitenAnfrage` and the filters, answers `seitenAntwort(zeile)` (liste.contract.ts); an export takes the same
 *    filters and `exportAnfrage`, with `media: exportMedia`. Server: `liesCursor` and `seiteAus` (liste/seite.ts), `exportAntwort`
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
 *    and `{ Page, prefetch: prefetchListe(personenListe) }` where its route is loaded. Everything else of `ListenDarstellung` is optional:
 *    buttons of the header, a menu for each line, bulk actions with report and undo, words of the list's own. The link back from a record is
 *    `letzteListe()`.
 */
import { type ReactNode, useRef, useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Stack } from '../../ui/layout.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useListenActions } from '../liste.actions.tsx'
import { listeTexts } from '../liste.texts.ts'
import { AnzeigeSchublade } from './AnzeigeSchublade.tsx'
import { AuswahlLeiste } from './AuswahlLeiste.tsx'
import type { ListenDarstellung } from './darstellung.ts'
import { Druckkopf } from './Druckkopf.tsx'
import { FilterLeiste } from './FilterLeiste.tsx'
import classes from './Liste.module.css'
import { ListenInhalt } from './ListenInhalt.tsx'
import { ListenKnoepfe } from './ListenKnoepfe.tsx'
import { type ListenZeile, reiterVon } from './listenForm.ts'
import { SammelDialog } from './SammelDialog.tsx'
import { useAnsage } from './useAnsage.ts'
import type { Liste } from './useListe.ts'

export type ListenSeiteProps<Zeile extends ListenZeile> = ListenDarstellung<Zeile> & { liste: Liste<Zeile> }

export function ListenSeite<Zeile extends ListenZeile>({ liste, ...darstellung }: ListenSeiteProps<Zeile>) {
  const suchfeld = useRef<HTMLInputElement>(null)
  const [anzeigeOffen, setAnzeigeOffen] = useState(false)
  const teile = { liste, darstellung }
  useAnsage(teile)
  useListenActions({ ...teile, suchfeld })

  const { sammel = [] } = darstellung
  const laufende = sammel.find(({ id }) => id === liste.sammel?.aktion)
  return (
    <>
      <PageHeader
        title={darstellung.titel}
        {...(darstellung.untertitel === undefined ? {} : { subtitle: darstellung.untertitel })}
        above={darstellung.darueber}
        actions={<ListenKnoepfe {...teile} />}
      />
      <Druckkopf {...teile} />
      <ListenReiter {...teile}>
        <Stack gap="md">
          <FilterLeiste {...teile} suchfeld={suchfeld} onAnzeige={() => setAnzeigeOffen(true)} />
          {darstellung.zwischen}
          {darstellung.neben === undefined ? (
            <ListenInhalt {...teile} />
          ) : (
            <div className={classes.geteilt}>
              <ListenInhalt {...teile} />
              <div className={classes.neben}>{darstellung.neben.inhalt}</div>
            </div>
          )}
          <AuswahlLeiste {...teile} />
        </Stack>
      </ListenReiter>
      <AnzeigeSchublade {...teile} opened={anzeigeOffen} onClose={() => setAnzeigeOffen(false)} />
      {laufende !== undefined && (
        <SammelDialog
          aktion={laufende}
          zeilen={liste.zeilen.filter(({ id }) => liste.sammel?.ids.includes(id))}
          darstellung={darstellung}
          onSchliessen={liste.schliesseSammel}
        />
      )}
    </>
  )
}

function ListenReiter<Zeile extends ListenZeile>({
  liste: { form, suche, setzeReiter },
  darstellung,
  children,
}: {
  liste: Liste<Zeile>
  darstellung: ListenDarstellung<Zeile>
  children: ReactNode
}) {
  const t = useTexts(listeTexts)
  const gewaehlt = reiterVon(form, suche.ansicht)
  if (form.reiter === undefined || gewaehlt === null) return children
  return (
    <div className={classes.reiter}>
      <Tabs
        label={t('reiter')}
        value={gewaehlt.id}
        onChange={setzeReiter}
        items={form.reiter.map(({ id }) => {
          const { label, anzahl } = darstellung.reiter?.(id) ?? { label: id }
          return { value: id, label, ...(typeof anzahl === 'number' ? { count: anzahl } : {}), content: children }
        })}
      />
    </div>
  )
}
