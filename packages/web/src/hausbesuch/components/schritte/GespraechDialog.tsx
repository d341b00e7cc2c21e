import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Group } from '../../../ui/layout.ts'
import { TextArea } from '../../../ui/TextField.tsx'
import { schritteTexts } from '../../schritte.texts.ts'
import { useTermin } from '../anzeige.ts'
import { fensterAbbild, leeresFenster, ZeitfensterFelder } from '../ZeitfensterFelder.tsx'
import { SchrittDialog } from './SchrittDialog.tsx'
import { type SchrittProps, useSchritt } from './useSchritt.ts'

/** The asked organisation says what it wants to know or which other time it has. */
export function RueckfragenDialog(schritt: SchrittProps) {
  const t = useTexts(schritteTexts)
  const formular = useSchritt({
    handlung: 'rueckfragen',
    ...schritt,
    werte: { text: '', vorschlag: leeresFenster },
    abbild: ({ text, vorschlag }) => ({ text, vorschlag: fensterAbbild(vorschlag) }),
  })
  const { form, field } = formular
  return (
    <SchrittDialog {...schritt} handlung="rueckfragen" formular={formular}>
      <TextArea {...field('text')} label={t('feld.nachricht')} required maxLength={1000} data-autofocus />
      <ZeitfensterFelder name="vorschlag" label={t('feld.vorschlag')} werte={form.values.vorschlag} field={field} />
    </SchrittDialog>
  )
}

/** The asking house answers; agreeing to the proposal is one press. */
export function AntwortenDialog(schritt: SchrittProps) {
  const t = useTexts(schritteTexts)
  const termin = useTermin()
  const { besuch } = schritt
  const formular = useSchritt({
    handlung: 'antworten',
    ...schritt,
    werte: { text: '', wunsch: leeresFenster },
    abbild: ({ text, wunsch }) => ({ text, wunsch: fensterAbbild(wunsch) }),
  })
  const { form, field } = formular
  const vorschlag = besuch.nachrichten.findLast((nachricht) => nachricht.seite !== besuch.seite)?.vorschlag ?? null
  return (
    <SchrittDialog {...schritt} handlung="antworten" formular={formular}>
      {vorschlag !== null && (
        <Group>
          <Button look="secondary" onClick={() => form.setValues({ wunsch: vorschlag, text: t('einverstanden') })}>
            {t('nimmVorschlag', { wann: termin({ plan: null, wunsch: vorschlag }) })}
          </Button>
        </Group>
      )}
      <TextArea {...field('text')} label={t('feld.antwort')} required maxLength={1000} data-autofocus />
      <ZeitfensterFelder name="wunsch" label={t('feld.wunsch')} werte={form.values.wunsch} field={field} />
    </SchrittDialog>
  )
}
