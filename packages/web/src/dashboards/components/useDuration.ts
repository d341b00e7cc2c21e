import { useDashboardsTexts } from '../dashboards.texts.ts'

/** `45 Min.`, `5 Std. 20 Min.`, `2 Tage 3 Std.`: the two largest units that say something. */
export function useDuration(): (minutes: number | null) => string {
  const t = useDashboardsTexts()
  return (minutes) => {
    if (minutes === null) return '–'
    const days = Math.floor(minutes / 1440)
    const hours = Math.floor((minutes % 1440) / 60)
    const rest = minutes % 60
    const parts =
      days > 0
        ? [t('duration.day', { count: days }), hours > 0 ? t('duration.hour', { count: hours }) : '']
        : [hours > 0 ? t('duration.hour', { count: hours }) : '', rest > 0 || hours === 0 ? t('duration.minute', { count: rest }) : '']
    return parts.filter((part) => part !== '').join(' ')
  }
}
