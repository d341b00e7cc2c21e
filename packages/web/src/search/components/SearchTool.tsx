import { IconSearch } from '@tabler/icons-react'
import { Suspense, lazy, useEffect, useMemo, useRef, useState } from 'react'
import { useActions, type Action } from '../../shared/actions.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { useSearchTexts } from '../search.texts.ts'
import { useRecentPages } from './recentPages.ts'

const SearchBar = lazy(async () => ({ default: (await import('./SearchBar.tsx')).SearchBar }))
const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }))

export function SearchTool() {
  // The texts are a separate chunk: until they have loaded the header is shown without the magnifier.
  return (
    <Suspense>
      <Tool />
    </Suspense>
  )
}

function Tool() {
  const t = useSearchTexts()
  const button = useRef<HTMLButtonElement>(null)
  const [bar, setBar] = useState(false)
  const [palette, setPalette] = useState(false)
  const from = useRef<Element | null>(null)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = palette
  }, [palette])
  const pages = useRecentPages()
  const actions = useMemo(
    (): readonly Action[] => [
      {
        id: 'search.palette',
        name: t('palette.open'),
        section: t('palette.section'),
        chord: 'mod+k',
        perform: () => {
          if (isOpen.current) giveBack(from.current)
          else from.current = document.activeElement
          setBar(false)
          setPalette(!isOpen.current)
        },
      },
    ],
    [t],
  )
  useActions(actions)
  const [back, setBack] = useState(false)
  useEffect(() => {
    // The bar covers the button, which can only take the focus once the bar is gone.
    if (bar || !back) return
    button.current?.focus()
    setBack(false)
  }, [bar, back])
  return (
    <>
      <IconButton
        ref={button}
        label={t('open')}
        icon={<IconSearch size={22} aria-hidden />}
        aria-expanded={bar}
        onClick={() => setBar(true)}
      />
      <Suspense>
        {bar && (
          <SearchBar
            onClose={({ focusBack }) => {
              setBar(false)
              setBack(focusBack)
            }}
          />
        )}
        {palette && <Palette pages={pages} onClose={() => setPalette(false)} onBack={() => giveBack(from.current)} />}
      </Suspense>
    </>
  )
}

function giveBack(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus()
}
