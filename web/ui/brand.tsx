/** The mark and the word, as a link to the home page. */
export const Brand = ({ href }: { readonly href: string }) => (
  <a className="brand" href={href}>
    <svg className="mark" width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" fill="currentColor">
      <path d="M0 0h15v3.8H0zM0 5.6h15v3.8H0zM0 11.2h15V15H0zM17 17h15v3.8H17zM17 22.6h15v3.8H17zM17 28.2h15V32H17zM0 17h3.8v15H0zM5.6 17h3.8v15H5.6zM11.2 17H15v15h-3.8z" />
      <path className="o" d="M17 0h3.8v15H17zM22.6 0h3.8v15h-3.8zM28.2 0H32v15h-3.8z" />
    </svg>
    <svg className="word" width="131" height="39" viewBox="0 0 131 39" role="img" aria-label="Sokoni">
      <path
        d="M16 18.4C14.6 15.9 12.3 14.8 9.5 14.8c-3.5 0-5.9 1.8-5.9 4.6 0 6.2 12.4 3.2 12.4 9.9 0 3.3-2.7 5.5-6.4 5.5-3.3 0-5.8-1.4-7.2-4M51.5 1.5V37.2M65.8 14.8 53.4 26.6M57.4 22.8 66.6 37.2M101.5 37.2V14.8M101.5 25c0-6.6 3.5-10 8.4-10s7.7 3 7.7 8.6V37.2M127.3 14.8V37.2"
        strokeLinejoin="round"
      />
      <circle cx="32.5" cy="25" r="10.2" />
      <circle cx="82.8" cy="25" r="10.2" />
      <path className="o" d="m127.3.2 4.7 4.7-4.7 4.7-4.7-4.7z" />
    </svg>
  </a>
);
