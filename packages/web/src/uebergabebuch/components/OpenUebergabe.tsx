import { IconNotebook } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../shared/apiError.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback.tsx'
import { uebergabeQuery } from '../uebergabebuch.queries.ts'
import { useUebergabebuchTexts } from '../uebergabebuch.texts.ts'
import { DraftSheet } from './DraftSheet.tsx'
import { HandedSheet } from './HandedSheet.tsx'

/** A draft is written, what was handed over is read. */
export function OpenUebergabe({ uebergabeId, onClose }: { uebergabeId: string; onClose: () => void }) {
  const t = useUebergabebuchTexts()
  const query = useQuery(uebergabeQuery(uebergabeId))
  const { data: uebergabe, error, refetch } = query
  if (uebergabe !== undefined && uebergabe.uebergebenAm === null) return <DraftSheet draft={uebergabe} onClose={onClose} />
  if (uebergabe !== undefined) return <HandedSheet uebergabe={uebergabe} onClose={onClose} />
  // Opened when it is there: a dialog that becomes another one would take the focus twice.
  if (error === null) return null
  const isGone = error instanceof ApiError && error.code === 'nicht_gefunden'
  return (
    <Dialog opened onClose={onClose} title={t('title')} size={900} cancel={t('sheet.close')}>
      {isGone ? (
        <EmptyState icon={<IconNotebook size={28} />} title={t('gone.title')}>
          {t('gone.text')}
        </EmptyState>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  )
}
