import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { formatDate, formatTime } from '../shared/format.ts'
import { useSearchState } from '../shared/searchState.ts'
import { keepMade, loadSource, type SourcedKind } from '../shared/source.ts'
import { useSourceTexts } from '../shared/source.texts.ts'
import { toastError } from '../ui/toast.tsx'

const address = z.object({ quelle: z.string().max(100).nullable().default(null) })

/** What a form takes over. */
export interface Quote {
  words: string
  /** Whose words they are, and since when. */
  from: string
}

const shorten = (text: string, max: number) => (text.length <= max ? text : `${text.slice(0, Math.max(max - 1, 0)).trimEnd()}…`)

/** The words of somebody else as such, with the name; cut where the field ends. */
export function quoteOf({ words, from }: Quote, max: number): string {
  return `„${shorten(words, max - from.length - 3)}“\n${from}`
}

/** The first line, as long as a title is read. */
export function titleOf({ words }: Quote): string {
  return shorten(words.split('\n')[0] ?? '', 120)
}

/** `?quelle=`: the line of which this form makes something. The quote is null without one, and undefined until it is there. */
export function useSource() {
  const t = useSourceTexts()
  const queryClient = useQueryClient()
  const [{ quelle }] = useSearchState(address)
  const { data, error, refetch } = useQuery({
    queryKey: ['sourceOfForm', quelle],
    queryFn: () => loadSource(quelle ?? ''),
    enabled: quelle !== null,
    staleTime: Infinity,
    gcTime: 0,
  })
  const quote: Quote | undefined = data && {
    words: data.words,
    from: t('from', { name: data.name, day: formatDate(data.at), time: formatTime(data.at) }),
  }
  return {
    quelle,
    quote: quelle === null ? null : quote,
    error,
    retry: () => void refetch(),
    /** The thing is there already: when only the note about it fails, the person is told. */
    keepMade: (kind: SourcedKind, id: string) => {
      if (quelle === null) return
      const done = keepMade(quelle, { kind, id }, queryClient)
      // The page of the thing may be open before the note about it is there.
      void done.then(() => queryClient.invalidateQueries({ queryKey: ['source', kind, id] }), toastError)
    },
  }
}
