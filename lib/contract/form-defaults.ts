/** What a form says until its maker says otherwise. */
export const formDefaults = {
  submit_button_text: 'Send',
  success_message: 'Thank you! We have received your message.',
} as const
