import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './kalenderabo.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  title: 'My home visits in the calendar',
  text: 'A secret link lets your calendar (phone, Outlook, Thunderbird) show your visits: 60 days back and 180 days ahead. Changes and cancellations appear automatically at the next update.',
  none: 'You do not have a calendar link yet.',
  create: 'Create link',
  renew: 'New link',
  renewTitle: 'Create a new calendar link?',
  renewText: 'The current link will stop working. Enter the new one in your calendar.',
  revoke: 'Remove link',
  revokeTitle: 'Remove the calendar link?',
  revokeText: 'Your calendar will not receive any more updates. Please remove visits already in it yourself.',
  revoked: 'The calendar link has been removed.',
  created: 'Created',
  lastUsed: 'Last used',
  neverUsed: 'never',
  short: 'Show initials and postcode',
  shortOn: 'Up to and including the day of the visit it says who you are visiting: “Hausbesuch M. S.”, 50667. After that only the time.',
  shortOff: 'The calendar shows only “Hausbesuch” and the time: no names, no address.',
  shortForbidden: 'Your manager allows only the time in calendars.',
  once: {
    title: 'Your calendar link',
    text: 'The link is shown only this once. Anyone who has it can see what is in this calendar: do not share it.',
    label: 'Link for your calendar',
    copy: 'Copy link',
    how: 'Choose “subscribe to a calendar” or “from the internet” in your calendar and paste the link.',
    done: 'Done',
  },
  house: {
    title: 'Calendars in your organisation',
    allow: 'Allow initials and postcode',
    text: 'Your staff can only switch this on in their own calendars if you allow it. Calendars are often hosted by third parties.',
  },
}
