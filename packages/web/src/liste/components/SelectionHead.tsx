import { IconDots, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useListTexts } from '../liste.texts.ts'
import { AllHits } from './AllHits.tsx'
import { isSelectable } from './Zeilenkopf.tsx'
import type { ListRow } from './listForm.ts'
import { focus, focusHead, lastRow } from './rowFocus.ts'
import type { ListParts } from './view.ts'
import classes from './SelectionHead.module.css'

interface SelectionHeadProps<Zeile extends ListRow> extends ListParts<Zeile> {
  /** Of the page, in px; null: not drawn. */
  width: number | null
}

/** Narrower than this only the first step has a button of its own. */
const twoStepsFrom = 800

/** In the place of the header while something is selected, so that no row moves; on a phone at the foot, under the thumb. */
export function SelectionHead<Zeile extends ListRow>({ liste, view, width }: SelectionHeadProps<Zeile>) {
  const t = useListTexts()
  const { auswahl, zeilen, collect, mehrSeiten } = liste
  const clear = () => {
    auswahl.set([])
    // The button that had the focus goes with the bar.
    setTimeout(() => focus(lastRow()) || focusHead(), 0)
  }
  useEscape(auswahl.ids.size > 0, clear)
  const chosen = zeilen.filter(({ id }) => auswahl.ids.has(id))
  if (chosen.length === 0) return null
  const selectable = zeilen.filter((row) => isSelectable(view, row))
  const all = chosen.length === selectable.length
  const { treffer } = auswahl
  const ids = chosen.map(({ id }) => id)
  const steps = (view.sammel ?? []).flatMap(({ id, name, geht }) => {
    const count = chosen.filter(geht).length
    return count === 0 ? [] : [{ id, label: `${name} (${count})`, onSelect: () => collect(id, ids) }]
  })
  const shown = width !== null && width < twoStepsFrom ? 1 : 2
  const further = steps.slice(shown)
  return (
    <div className={classes.bar} data-own-foot role="region" aria-label={t('auswahl.leiste')} data-no-print>
      <strong role="status" className={classes.count}>
        {t(all && treffer !== null ? 'auswahl.treffer' : 'auswahl.anzahl', { count: chosen.length })}
      </strong>
      {treffer === null && !all && (
        <Button look="subtle" onClick={() => auswahl.set(selectable.map(({ id }) => id))}>
          {t(mehrSeiten ? 'auswahl.seite' : 'auswahl.alle', { count: selectable.length })}
        </Button>
      )}
      {treffer === null && all && mehrSeiten && <AllHits liste={liste} view={view} />}
      <div className={classes.steps}>
        {steps.slice(0, shown).map(({ id, label, onSelect }, place) => (
          <Button key={id} look={place === 0 ? 'primary' : 'secondary'} onClick={onSelect}>
            {label}
          </Button>
        ))}
      </div>
      <div className={classes.ends}>
        {further.length > 0 && (
          <Menu
            trigger={<IconButton label={t('auswahl.mehr')} icon={<IconDots size={20} aria-hidden />} />}
            groups={[{ entries: further }]}
          />
        )}
        <IconButton label={t('auswahl.aufheben')} icon={<IconX size={20} aria-hidden />} onClick={clear} />
      </div>
    </div>
  )
}

/** Before the keys of the page, but after a dialog and a menu, which close first. */
function useEscape(wanted: boolean, perform: () => void): void {
  const now = useRef(perform)
  useEffect(() => {
    now.current = perform
  })
  useEffect(() => {
    if (!wanted) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[aria-modal="true"], [role="menu"]') !== null) return
      event.preventDefault()
      now.current()
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [wanted])
}
