import type { BestellungAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { z } from 'zod'
import { formatTime } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { useGetan } from '../ereignisName.ts'
import { useGrundSatz } from '../grundSatz.ts'
import { istUeberholt } from './useSchritt.ts'

/** What the server adds to a conflict: the last event visible to this side. */
const durchForm = z.object({ name: z.string().nullable(), art: z.string(), am: z.string() })

/** A failed step. After a conflict: who was faster, the current status, and whether the input can still be sent. */
export function SchrittFehler({ fehler, bestellung, sperre }: { fehler: unknown; bestellung: BestellungAntwort; sperre: string | null }) {
  const t = useTexts(schritteTexts)
  const b = useTexts(begriffeTexts)
  const satz = useGrundSatz()
  const getan = useGetan()
  if (!istUeberholt(fehler)) return <ErrorState error={fehler} />
  const durch = durchForm.safeParse(fehler.details['durch']).data
  const wer =
    durch && (durch.name === null ? t('konflikt.ohneName', angaben(durch)) : t('konflikt.durch', { name: durch.name, ...angaben(durch) }))
  function angaben({ am, art }: z.infer<typeof durchForm>) {
    return { zeit: formatTime(am), getan: getan(art) }
  }
  return (
    <Alert tone="warning" urgent title={fehler.code === 'bestellung.veraltet' ? t('konflikt.titel') : fehler.message}>
      {wer !== undefined && <div>{wer}</div>}
      <div>{t('konflikt.stand', { status: b(`status.${bestellung.status}`) })}</div>
      <div>{sperre === null ? t('konflikt.geht') : t('konflikt.gehtNicht', { grund: satz(sperre) })}</div>
    </Alert>
  )
}
