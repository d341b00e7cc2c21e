import type { FilePlace } from '@dreiklang/domain/files/attachment.contract'
import { useQuery } from '@tanstack/react-query'
import { PlainLink } from '../../../ui/buttons.tsx'
import { showQuery } from '../../../ui/feedback.tsx'
import { Note, Stack, Text } from '../../../ui/layout.tsx'
import { placesQuery } from '../../attachment.queries.ts'
import { useAttachmentTexts } from '../../attachment.texts.ts'
import classes from './Attachments.module.css'

const paths: Record<FilePlace['kind'], ((id: string) => string) | null> = {
  klient: (id) => `/klienten/${id}`,
  bestellung: (id) => `/bestellungen/${id}`,
  hausbesuch: (id) => `/hausbesuche/${id}`,
  chat: (id) => `/apps/chat/${id}`,
  task: (id) => `/apps/tasks/${id}`,
  note: (id) => `/apps/notes?note=${id}`,
  // Its address begins with that of its board.
  card: null,
}

/** Where a file of the house stands. What the person may not see is counted, and not named. */
export function PlaceList({ id }: { id: string }) {
  const t = useAttachmentTexts()
  const { data, state } = showQuery(useQuery(placesQuery(id)), { rows: 2, height: 40 })
  if (data === undefined) return state
  const hidden = data.filter(({ title }) => title === null).length
  if (data.length === 0) return <Note>{t('places.none')}</Note>
  return (
    <Stack gap="sm">
      <Note>{t('places.note')}</Note>
      <ul className={classes.list}>
        {data.map(({ kind, placeId, title }) =>
          title === null ? null : (
            <li key={`${kind} ${placeId}`} className={classes.row}>
              <div className={classes.words}>
                <PlaceTitle path={paths[kind]?.(placeId)} title={title === '' ? t('places.untitled') : title} />
                <Note>{t(`places.kind.${kind}`)}</Note>
              </div>
            </li>
          ),
        )}
      </ul>
      {hidden > 0 && <Note>{t('places.hidden', { count: hidden })}</Note>}
    </Stack>
  )
}

function PlaceTitle({ path, title }: { path: string | undefined; title: string }) {
  return path === undefined ? <Text size="sm">{title}</Text> : <PlainLink to={path}>{title}</PlainLink>
}
