import { suchwoerter } from '@dreiklang/domain/search/search'
import { Suspense, useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import type { CommandGroup } from '../../ui/CommandBox.tsx'
import { useRemoteSearch } from '../../ui/useRemoteSearch.ts'
import { type Treffer, searchEverything } from '../search.queries.ts'
import { searchTexts } from '../search.texts.ts'
import { HitRow } from './HitRow.tsx'

/** A shorter query clears the results, and outdated ones are never shown. */
export function useSuchgruppen(onWahl: (link: string) => void) {
  const t = useTexts(searchTexts)
  const [text, setText] = useState('')
  const { setQuery, state } = useRemoteSearch(searchEverything)
  const woerter = suchwoerter(text)
  const treffer = state.kind === 'found' ? state.items : []
  const messages = { idle: undefined, searching: undefined, failed: t('failed'), found: t('empty') }
  return {
    text,
    woerter,
    groups: group(treffer, (einer, nr) => ({
      id: `${einer.art}-${nr}`,
      // Its texts may still be loading. If the bar suspended, it would be hidden and lose the focus.
      content: (
        <Suspense fallback={einer.result.value}>
          <HitRow treffer={einer} woerter={woerter} />
        </Suspense>
      ),
      onSelect: () => onWahl(einer.result.link),
    })),
    busy: state.kind === 'searching',
    message: treffer.length > 0 ? undefined : messages[state.kind],
    write: (neu: string) => {
      setText(neu)
      setQuery(neu)
    },
  }
}

function group(treffer: readonly Treffer[], option: (einer: Treffer, nr: number) => CommandGroup['options'][number]): CommandGroup[] {
  const arten = [...new Set(treffer.map(({ art }) => art))]
  return arten.map((art) => {
    const der = treffer.filter((einer) => einer.art === art)
    return { id: art, label: der[0]?.label ?? '', options: der.map(option) }
  })
}
