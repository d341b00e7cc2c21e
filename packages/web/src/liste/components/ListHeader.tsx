import { IconSearch, IconX } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import { IconButton } from '../../ui/buttons.tsx'
import { Title, usePageTitle } from '../../ui/layout.tsx'
import { useOneStop } from '../../ui/useOneStop.ts'
import { useListTexts } from '../liste.texts.ts'
import { FilterButton } from './FilterButton.tsx'
import { ListMenu } from './ListMenu.tsx'
import { SearchField } from './SearchField.tsx'
import { SelectionHead } from './SelectionHead.tsx'
import { type View, Views, ViewsButton } from './Views.tsx'
import { useActiveFilters } from './activeFilters.ts'
import { type ListRow, reiterOf } from './listForm.ts'
import { useAnsichtenMenu } from './ansichtenMenu.tsx'
import type { ListParts } from './view.ts'
import classes from './ListHeader.module.css'

interface ListHeaderProps<Zeile extends ListRow> extends ListParts<Zeile> {
  suchfeld: RefObject<HTMLInputElement | null>
  /** Of the page, in px; null: not drawn. */
  width: number | null
  panelId: string
  onAnzeige: () => void
}

/** Narrower than this the search is a button; without views it has more room. */
const fieldFrom = { withViews: 1000, alone: 560 }
const phoneBelow = 600

/** One row of 56 px: title, views, search, filter, menu, main action. What is filtered by stands in a strip below, only when there is something. */
export function ListHeader<Zeile extends ListRow>({ suchfeld, width, panelId, onAnzeige, ...parts }: ListHeaderProps<Zeile>) {
  const { liste, view } = parts
  const saved = useAnsichtenMenu(liste)
  const views = viewsOf(parts)
  const chosen = reiterOf(liste.form, liste.suche.ansicht)?.id ?? null
  const withViews = views.length > 1 && chosen !== null
  const phone = width !== null && width < phoneBelow
  const heading = usePageTitle(view.titel)
  const t = useListTexts()
  const tools = useOneStop<HTMLDivElement>()
  return (
    <>
      <div
        className={classes.kopf}
        data-phone={phone || undefined}
        data-covered={liste.zeilen.some(({ id }) => liste.auswahl.ids.has(id)) || undefined}
        data-list-header
        data-no-print
      >
        <div className={classes.titel} data-two-lines={(phone && withViews) || undefined}>
          <Title order={1} ref={heading} tabIndex={-1} className={classes.name ?? ''}>
            {view.titel}
          </Title>
          {phone && withViews && <ViewsButton views={views} chosen={chosen} onChoose={liste.setReiter} />}
        </div>
        <div className={classes.mitte}>
          {!phone && withViews && <Views views={views} chosen={chosen} onChoose={liste.setReiter} panelId={panelId} />}
        </div>
        <Search
          {...parts}
          suchfeld={suchfeld}
          field={width === null || width >= fieldFrom[withViews ? 'withViews' : 'alone']}
          narrow={phone || (withViews && (width === null || width >= fieldFrom.withViews))}
        />
        <div ref={tools} role="toolbar" aria-label={t('werkzeuge')} className={classes.tools}>
          <FilterButton {...parts} iconSize={20} />
          {!liste.ersetzt && <ListMenu {...parts} saved={saved.groups} onAnzeige={onAnzeige} />}
          <div className={classes.buttons} data-narrow={(width !== null && width < fieldFrom.withViews) || undefined}>
            {view.buttons}
          </div>
        </div>
        <SelectionHead {...parts} width={width} />
      </div>
      <Strip {...parts} saved={saved.name} onLeave={saved.leave} />
      {saved.dialogs}
    </>
  )
}

function viewsOf<Zeile extends ListRow>({ liste: { form }, view }: ListParts<Zeile>): View[] {
  return (form.reiter ?? []).map(({ id }) => {
    const { label, anzahl = null } = view.reiter?.(id) ?? { label: id }
    return { id, label, anzahl }
  })
}

/** Where it is a button, the field opens over the views and stays while there is a word in it. */
function Search<Zeile extends ListRow>({
  liste: { suche, filtere },
  view: { suchePlatzhalter },
  suchfeld,
  field,
  narrow,
}: ListParts<Zeile> & { suchfeld: RefObject<HTMLInputElement | null>; field: boolean; narrow: boolean }) {
  const t = useListTexts()
  const [open, setOpen] = useState(false)
  if (suchePlatzhalter === undefined) return null
  const shown = field || open || suche.suche !== ''
  return (
    <>
      {!field && (
        <IconButton
          label={t('suche')}
          icon={<IconSearch size={20} aria-hidden />}
          aria-expanded={shown}
          tabIndex={-1}
          onClick={() => {
            setOpen(true)
            setTimeout(() => suchfeld.current?.focus(), 0)
          }}
        />
      )}
      <div
        role="search"
        className={classes.suche}
        data-over={(!field && shown) || undefined}
        data-shut={!shown || undefined}
        data-narrow={narrow || undefined}
      >
        <SearchField
          ref={suchfeld}
          wert={suche.suche}
          words={suchePlatzhalter}
          narrow={narrow}
          onSuche={(word) => filtere({ suche: word })}
          onEnter={() => setOpen(true)}
          onLeft={() => setOpen(false)}
        />
      </div>
    </>
  )
}

interface StripProps<Zeile extends ListRow> extends ListParts<Zeile> {
  saved: string | null
  onLeave: () => void
}

function Strip<Zeile extends ListRow>({ saved, onLeave, ...parts }: StripProps<Zeile>) {
  const t = useListTexts()
  const chips = [
    ...(saved === null ? [] : [{ satz: saved, take: onLeave, label: t('gespeichert.verlassen', { name: saved }) }]),
    ...useActiveFilters(parts).map(({ satz, ohne }) => ({
      satz,
      take: () => parts.liste.filtere({ filter: ohne }),
      label: t('filter.entfernen', { name: satz }),
    })),
  ]
  if (chips.length === 0) return null
  return (
    <ul className={classes.streifen} aria-label={t('filter.gesetzte')} data-strip data-no-print>
      {chips.map(({ satz, take, label }) => (
        <li key={satz}>
          <button type="button" className={classes.chip} aria-label={label} onClick={take}>
            {satz}
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
