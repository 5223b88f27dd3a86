/** The project that was open last in this browser. */
export const lastProjectCookie = 'frontdesk_project'
