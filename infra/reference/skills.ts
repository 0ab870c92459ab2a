/** Skills that people here list most, in French and in English. A person may write any other. */
export const skills: readonly (readonly [fr: string, en: string])[] = `
Accueil|Reception
Achats|Purchasing
Administration réseau|Network administration
Agroalimentaire|Food processing
Analyse de données|Data analysis
Analyse financière|Financial analysis
Anglais des affaires|Business English
Archivage|Record keeping
Audit|Auditing
AutoCAD|AutoCAD
Broderie|Embroidery
Caisse|Cash handling
Carrelage|Tiling
Climatisation|Air conditioning
Coffrage|Formwork
Coiffure|Hairdressing
Commerce international|International trade
Comptabilité|Accounting
Comptabilité SYSCOHADA|SYSCOHADA accounting
Conduite|Driving
Conduite poids lourds|Truck driving
Conseil|Consulting
Contrôle qualité|Quality control
Couture|Sewing
Cuisine|Cooking
Cybersécurité|Cybersecurity
Décoration|Decoration
Dédouanement|Customs clearance
Développement web|Web development
Droit des affaires|Business law
Droit du travail|Labour law
Électricité bâtiment|Building electrics
Élevage|Livestock farming
Encadrement d’équipe|Team management
Énergie solaire|Solar energy
Enquêtes de terrain|Field surveys
Excel|Excel
Facturation|Invoicing
Fiscalité|Taxation
Formation|Training
Français des affaires|Business French
Gestion de projet|Project management
Gestion de stock|Stock management
Gestion des conflits|Conflict resolution
Graphisme|Graphic design
Hôtellerie|Hospitality
Hygiène et sécurité|Health and safety
Illustrator|Illustrator
Import-export|Import and export
Impression|Printing
Installation de pompes|Pump installation
Intelligence artificielle|Artificial intelligence
Irrigation|Irrigation
Java|Java
JavaScript|JavaScript
Journalisme|Journalism
Logistique|Logistics
Maçonnerie|Masonry
Maintenance industrielle|Industrial maintenance
Maintenance informatique|Computer maintenance
Maraîchage|Market gardening
Marchés publics|Public procurement
Marketing|Marketing
Marketing digital|Digital marketing
Mécanique automobile|Car mechanics
Menuiserie|Joinery
Microfinance|Microfinance
Mobile money|Mobile money
Montage vidéo|Video editing
Négociation|Negotiation
Paie|Payroll
Pâtisserie|Pastry
Peinture|Painting
Photographie|Photography
Photoshop|Photoshop
Plomberie|Plumbing
PowerPoint|PowerPoint
Premiers secours|First aid
Prospection|Prospecting
Python|Python
Recouvrement|Debt collection
Recrutement|Recruitment
Rédaction|Writing
Relation client|Customer service
Réseaux sociaux|Social media
Restauration|Catering
SAGE|SAGE
SAP|SAP
Secrétariat|Secretarial work
Sérigraphie|Screen printing
Soins infirmiers|Nursing
Soudure|Welding
SQL|SQL
Statistiques|Statistics
Suivi et évaluation|Monitoring and evaluation
Télécommunications|Telecommunications
Topographie|Surveying
Traduction|Translation
Transformation du cacao|Cocoa processing
Vente|Sales
Word|Word
WordPress|WordPress
`
  .trim()
  .split('\n')
  .map((line) => {
    const [fr = '', en = ''] = line.split('|');
    return [fr, en];
  });
