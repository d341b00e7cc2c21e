import { useQuery } from '@tanstack/react-query'
import { formatDate, formatTime } from '../shared/format.ts'
import { linesOf, type SourcedThing } from '../shared/source.ts'
import { useSourceTexts } from '../shared/source.texts.ts'
import { Link } from './buttons.tsx'
import { Stack } from './layout.tsx'

/** The lines of which a thing was made, for those who take part in the talk; else nothing. */
export function SourceLines({ kind, id }: SourcedThing) {
  const t = useSourceTexts()
  const { data = [] } = useQuery({ queryKey: ['source', kind, id], queryFn: () => linesOf({ kind, id }) })
  if (data.length === 0) return null
  return (
    <Stack gap={4}>
      {data.map(({ name, at, path }) => (
        <span key={path} data-no-print>
          <Link to={path}>{t('from', { name, day: formatDate(at), time: formatTime(at) })}</Link>
        </span>
      ))}
    </Stack>
  )
}
