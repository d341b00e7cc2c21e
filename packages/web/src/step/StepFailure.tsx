import { Alert, ErrorState } from '../ui/feedback.tsx'
import { useUiTexts } from '../ui/ui.texts.ts'
import { isOvertaken } from './useStep.ts'

export function StepFailure({ error, conflict }: { error: unknown; conflict?: readonly string[] | undefined }) {
  const t = useUiTexts()
  if (!isOvertaken(error)) return <ErrorState error={error} />
  const lines = conflict ?? [t('overtaken.kept')]
  return (
    <Alert tone="warning" urgent title={error.code.endsWith('.veraltet') ? t('overtaken.title') : error.message}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  )
}
