import { ErrorSummary, FormElement } from '../../form/Form.tsx'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconCheck } from '@tabler/icons-react'
import { useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { useBestellungStep, useConflict } from '../../bestellung/components/schritte/bestellungStep.tsx'
import { TextArea } from '../../form/TextField.tsx'
import { StepFailure } from '../../step/StepDialog.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Group, Stack } from '../../ui/layout.tsx'
import { listFittingAnswers } from './schnelleAntworten.ts'

interface AnswerProps {
  bestellung: BestellungAnswer
  rueckfrage: BestellungAnswer['rueckfragen'][number]
  onFinished: () => void
}

export function RueckfrageAnswer({ bestellung, rueckfrage, onFinished }: AnswerProps) {
  const t = useBlattTexts()
  const formular = useBestellungStep(
    { handlung: 'rueckfrageAntworten', bestellung, onDone: onFinished },
    { values: { text: '' }, toBody: ({ text }) => ({ rueckfrageId: rueckfrage.id, text }), follows: true },
  )
  const { form, field, onSubmit, busy, problems, failure } = formular
  const conflict = useConflict(formular, bestellung, null)
  const gefragt = rueckfrage.offenBei === bestellung.seite
  const schnelle = gefragt ? listFittingAnswers(rueckfrage.nachrichten.findLast(({ von }) => von !== bestellung.seite)?.text ?? '') : []
  return (
    <FormElement onSubmit={onSubmit} data-no-print>
      <Stack gap="sm">
        <ErrorSummary entries={problems} />
        {failure !== null && <StepFailure error={failure} conflict={conflict} />}
        {schnelle.length > 0 && (
          <Group gap="xs" role="group" aria-label={t('rueckfragen.schnelleAntwort')}>
            {schnelle.map((satz) => (
              <Button key={satz} look="secondary" onClick={() => form.setFieldValue('text', t(`rueckfragen.schnell.${satz}`))}>
                {t(`rueckfragen.schnell.${satz}`)}
              </Button>
            ))}
          </Group>
        )}
        <TextArea
          {...field('text')}
          label={t(gefragt ? 'rueckfragen.antwort' : 'rueckfragen.ergaenzung')}
          required
          minRows={2}
          maxLength={1000}
        />
        <Group>
          <Button type="submit" look={gefragt ? 'primary' : 'secondary'} busy={busy}>
            {t('rueckfragen.antworten')}
          </Button>
        </Group>
      </Stack>
    </FormElement>
  )
}

export function RueckfrageErledigen({ bestellung, rueckfrage, onFinished }: AnswerProps) {
  const t = useBlattTexts()
  const formular = useBestellungStep(
    { handlung: 'rueckfrageErledigen', bestellung, onDone: onFinished },
    { values: {}, toBody: () => ({ rueckfrageId: rueckfrage.id }), follows: true },
  )
  const { onSubmit, busy, failure } = formular
  const conflict = useConflict(formular, bestellung, null)
  return (
    <Stack gap="xs" data-no-print>
      {failure !== null && <StepFailure error={failure} conflict={conflict} />}
      <Group>
        <Button look="secondary" icon={<IconCheck size={18} aria-hidden />} busy={busy} onClick={onSubmit}>
          {t('rueckfragen.erledigen')}
        </Button>
      </Group>
    </Stack>
  )
}
