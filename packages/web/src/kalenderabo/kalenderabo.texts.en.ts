import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './kalenderabo.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  title: 'My home visits in the calendar',
  text: 'With a secret address your calendar (phone, Outlook, Thunderbird) shows your visits: 60 days back and 180 days ahead. What changes or is off comes by itself when it asks again.',
  none: 'You have no calendar address yet.',
  create: 'Make an address',
  renew: 'New address',
  renewTitle: 'A new calendar address?',
  renewText: 'The address you have ends with it. Enter the new one in your calendar.',
  revoke: 'End the address',
  revokeTitle: 'End the calendar address?',
  revokeText: 'Your calendar then hears nothing new. Visits that stand in it already you remove there.',
  revoked: 'The calendar address has ended.',
  created: 'Made',
  lastUsed: 'Last asked',
  neverUsed: 'never yet',
  short: 'Show initials and postcode',
  shortOn: 'Until the day of the visit it says to whom you go: “Hausbesuch M. S.”, 50667. Afterwards the time alone.',
  shortOff: 'The calendar says “Hausbesuch” and the time only: no names, no address.',
  shortForbidden: 'Your head allows no more than the time in calendars.',
  once: {
    title: 'Your calendar address',
    text: 'The address is shown this once. Whoever knows it sees the times of your visits: give it to nobody.',
    label: 'Address for your calendar',
    copy: 'Copy address',
    how: 'Choose “subscribe to a calendar” or “from the internet” in your calendar and paste the address.',
    done: 'Done',
  },
  house: {
    title: 'Calendars in your organisation',
    allow: 'Allow initials and postcode',
    text: 'Only then your people can switch them on in their own calendar. Calendars often lie with services of others.',
  },
}
