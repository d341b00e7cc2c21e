import { themen } from '@dreiklang/domain/uebergabebuch/uebergabebuch'
import type { ZeileInput } from '@dreiklang/domain/uebergabebuch/uebergabebuch.contract'
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react'
import { choicesOf, SelectField } from '../../form/choiceFields.tsx'
import { TextArea } from '../../form/TextField.tsx'
import { KlientField } from '../../hausbesuch/components/KlientField.tsx'
import { IconButton } from '../../ui/buttons.tsx'
import { useUebergabebuchTexts } from '../uebergabebuch.texts.ts'
import chips from '../../ui/Chip.module.css'
import classes from './Sheet.module.css'

interface ZeileFieldsProps {
  nr: number
  zeile: ZeileInput
  onChange: (zeile: ZeileInput) => void
  /** Absent where there is one line only. */
  onRemove?: () => void
}

/** What one line says, and about whom. */
export function ZeileFields({ nr, zeile, onChange, onRemove }: ZeileFieldsProps) {
  const t = useUebergabebuchTexts()
  return (
    <div className={classes.line} data-important={zeile.wichtig || undefined}>
      <KlientField label={t('sheet.klient')} value={zeile.klientId} onChange={(klientId) => onChange({ ...zeile, klientId })} />
      <SelectField
        label={t('sheet.thema')}
        few
        choices={choicesOf(themen, (thema) => t(`thema.${thema}`))}
        value={zeile.thema}
        onChange={(thema) => (thema === null ? undefined : onChange({ ...zeile, thema }))}
      />
      <TextArea
        label={t('sheet.text')}
        className={classes.text ?? ''}
        autosize
        minRows={1}
        maxLength={2000}
        autoComplete="off"
        value={zeile.text}
        onChange={(event) => onChange({ ...zeile, text: event.currentTarget.value })}
      />
      <div className={classes.deeds}>
        <button
          type="button"
          className={chips.chip}
          aria-pressed={zeile.wichtig}
          onClick={() => onChange({ ...zeile, wichtig: !zeile.wichtig })}
        >
          <IconAlertTriangle size={16} aria-hidden />
          {t('sheet.important')}
        </button>
        {onRemove !== undefined && (
          <IconButton label={t('sheet.remove', { nr })} icon={<IconTrash size={20} aria-hidden />} onClick={onRemove} />
        )}
      </div>
    </div>
  )
}
